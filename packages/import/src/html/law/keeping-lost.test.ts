import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { blockTree, nodesOf } from '../../testing/block-tree.ts';
import { convertMail } from '../convert-html.ts';

function convert(rows: string, css = '') {
  const mail = convertMail(
    `<!doctype html><style>${css}</style><body style="margin:0;font:16px Arial"><table width="600">${rows}</table>`,
    DEFAULT_SETTINGS,
    { scope: 'mw-c' },
  );
  if (!mail) throw new Error('Nothing was converted');
  const sections = mail.document.nodes[0]?.children ?? [];
  return {
    tree: blockTree(sections),
    sources: nodesOf(sections, 'html').map(({ props }) => String(props.source)),
    said: mail.report.findings.map(({ fidelity, part, detail }) => [fidelity, part, detail]),
  };
}

describe('what would be lost', () => {
  it('stays as it is written at its place, and the report says so', () => {
    // No block is made of the caption of a table.
    const inner = '<table><caption>Our <b>hours</b></caption><tr><td>Nine to five</td></tr></table>';
    const { tree, sources, said } = convert(
      `<tr><td>Before</td></tr><tr><td>${inner}</td></tr><tr><td>After</td></tr>`,
    );
    expect(tree).toBe('section(text html text)');
    expect(sources[0]).toContain(inner);
    expect(said).toContainEqual(['code', 'table', undefined]);
    expect(said.filter(([fidelity]) => fidelity === 'dropped')).toEqual([]);
  });

  it('is told where it can stay nowhere', () => {
    const { said } = convert(
      '<tr><td align="center"><a href="https://a.example" style="display:inline-block;padding:9px 20px;background:#00aa00 url(https://a.example/wood.png);color:#ffffff">Buy</a></td></tr>',
    );
    expect(said).toContainEqual(['dropped', 'background', 'https://a.example/wood.png']);
  });

  it('is nothing of what a block has in another way', () => {
    const icon = (host: string) =>
      `<a href="https://${host}/us"><img src="https://a.example/${host}.png" width="32" alt=""></a>`;
    const { said } = convert(
      `<tr><td bgcolor="#eeeeee"><img src="https://a.example/1.gif" width="1" height="1"><table width="100%" bgcolor="#ffffff"><tr><td>A  <b>ni</b>ce day, {{ name }}</td></tr></table></td></tr><tr><td>${icon('facebook.com')}${icon('x.com')}</td></tr>`,
    );
    expect(said.filter(([fidelity]) => fidelity === 'dropped')).toEqual([]);
  });
});
