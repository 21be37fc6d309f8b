import { DEFAULT_SETTINGS } from '@mailwright/document';
import { expect, it } from 'vitest';
import { convertMail } from '../html/convert-html.ts';
import { nodesOf } from '../testing/block-tree.ts';

it('keeps addresses without a host as they are written, and names each in the report', () => {
  const cell = (content: string) => `<tr><td>${content}</td></tr>`;
  const mail = convertMail(
    `<!doctype html><body><table width="600">
      ${cell('<img src="600.png" width="600" alt="One">')}
      ${cell('<img src="pics/lamp.png" width="300" alt="Two">')}
      ${cell('<img src="/assets/lamp.png" width="300" alt="Three">')}
      ${cell('<img src="images/logo" width="100" alt="Four">')}
      ${cell('<p>See <a href="/about">who we are</a></p>')}
      ${cell('<p>See <a href="https://a.example/x">our page</a></p>')}
    </table></body>`,
    DEFAULT_SETTINGS,
    { scope: 'mw-c' },
  );
  const nodes = mail?.document.nodes ?? [];
  expect(nodesOf(nodes, 'image').map(({ props }) => props.src)).toEqual(['600.png', 'pics/lamp.png']);
  const code = nodesOf(nodes, 'html').map(({ props }) => String(props.source));
  expect(code[0]).toContain('<img src="/assets/lamp.png" width="300" alt="Three">');
  expect(code[1]).toContain('src="images/logo"');
  expect(code[2]).toContain('<a href="/about">who we are</a>');
  expect(
    mail?.report.findings
      .filter(({ reason }) => reason === 'relative-address')
      .map(({ fidelity, part, detail }) => [fidelity, part, detail]),
  ).toEqual([
    ['changed', 'img', '600.png'],
    ['changed', 'img', 'pics/lamp.png'],
    ['code', 'img', '/assets/lamp.png'],
    ['code', 'img', 'images/logo'],
    ['code', 'a', '/about'],
  ]);
});
