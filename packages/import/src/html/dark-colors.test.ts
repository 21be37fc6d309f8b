import { DEFAULT_SETTINGS } from '@mailwright/document';
import { expect, it } from 'vitest';
import { nodesOf } from '../testing/block-tree.ts';
import { convertMail } from './convert-html.ts';

function darkOf(css: string, body: string) {
  const mail = convertMail(`<!doctype html><style>${css}</style><body>${body}</body>`, DEFAULT_SETTINGS, {
    scope: 'mw-c',
  });
  const nodes = mail?.document.nodes ?? [];
  const styles = (type: string) => nodesOf(nodes, type).map(({ style }) => style.dark);
  const told = mail?.report.findings.filter(({ part }) => part === 'dark').map(({ detail }) => detail);
  return {
    wrapper: nodes[0]?.style.dark,
    text: styles('text'),
    button: styles('button'),
    column: styles('column'),
    told,
  };
}

const MAIL = `<table class="bg" width="600" bgcolor="#ffffff"><tr><td class="band" bgcolor="#eeeeee" style="color:#222222"><p class="tx">Text</p></td></tr>
  <tr><td><a class="b" href="https://a.example" style="display:inline-block;padding:10px 20px;background:#0055aa;color:#ffffff">Go</a></td></tr><tr><td><p>More words</p></td></tr></table>`;

it('colors that rules for dark mode give are those of the blocks', () => {
  expect(
    darkOf(
      '@media (prefers-color-scheme:dark){.bg{background:#111111!important}.band{background:#222222!important}.tx{color:#eeeeee!important}.b{background:#3388dd!important;color:#000000!important}}',
      MAIL,
    ),
  ).toMatchObject({
    wrapper: { backgroundColor: '#111111' },
    column: [{ backgroundColor: '#222222' }, undefined],
    text: [{ color: '#eeeeee' }, undefined],
    button: [{ backgroundColor: '#3388dd', color: '#000000' }],
    told: [],
  });
});

it('rules for Outlook alone count as well', () => {
  expect(darkOf('[data-ogsc] .tx{color:#eeeeee} [data-ogsb] .bg{background:#111111}', MAIL)).toMatchObject({
    wrapper: { backgroundColor: '#111111' },
    text: [{ color: '#eeeeee' }, undefined],
    told: [],
  });
});

it('each text has its own; of two that one background becomes, the one that more have is kept, and the other told', () => {
  const rules =
    '.a{color:#dddddd!important}.b{color:#cccccc!important}.c{background:#333333!important}.d{background:#444444!important}';
  const cell = (name: string) =>
    `<table width="600"><tr><td class="${name}" style="padding:9px;background-color:#eeeeee">x</td></tr></table>`;
  expect(
    darkOf(
      `@media (prefers-color-scheme:dark){${rules}}`,
      `<p class="a">A longer text</p><p class="b">Short</p>${cell('c')}${cell('c')}${cell('d')}`,
    ),
  ).toMatchObject({
    text: [{ color: '#dddddd' }, { color: '#cccccc' }, undefined, undefined, undefined],
    told: ['prefers-color-scheme: background-color #444444'],
  });
});

it('a mail without such rules has none', () => {
  expect(darkOf('.tx{color:#333333}', MAIL)).toMatchObject({ wrapper: undefined, text: [undefined, undefined] });
});
