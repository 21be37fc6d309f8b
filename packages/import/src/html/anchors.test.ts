import { DEFAULT_SETTINGS, type DocumentNode } from '@mailwright/document';
import { expect, it } from 'vitest';
import { convertMail } from './convert-html.ts';

function anchored(body: string) {
  const mail = convertMail(`<!doctype html><body>${body}</body>`, DEFAULT_SETTINGS, { scope: 'mw-c' });
  const found: string[] = [];
  const walk = (node: DocumentNode): void => {
    if (node.anchor !== undefined) found.push(`${node.type} ${node.anchor}`);
    for (const child of node.children ?? []) walk(child);
  };
  for (const node of mail?.document.nodes ?? []) walk(node);
  const dropped = mail?.report.findings.filter(({ part }) => part === 'anchor').map(({ detail }) => detail);
  return { found, dropped };
}

const links = (...names: readonly string[]) => `<p>${names.map((name) => `<a href="#${name}">go</a> `).join('')}</p>`;

it('names that links lead to are anchors of the blocks that stand there', () => {
  expect(
    anchored(
      `${links('one', 'two', 'three', 'list')}<h2 id="one">One</h2><h2><a name="two">Two</a></h2><table id="three" width="600"><tr><td>Three</td></tr></table><ul><li id="list">x</li></ul><p id="unlinked">y</p>`,
    ),
  ).toEqual({ found: ['heading one', 'heading two', 'text three', 'text list'], dropped: [] });
});

it('an empty anchor names what comes next, and each name stands once', () => {
  expect(anchored(`${links('top')}<a name="top"></a><h1>Title</h1><p id="top">again</p>`).found).toEqual([
    'heading top',
  ]);
});

it('code has its names itself, and a name that no anchor may have is told', () => {
  expect(anchored(`${links('form', '1st')}<form><p id="form">x</p></form><h2 id="1st">One</h2>`)).toEqual({
    found: [],
    dropped: ['1st'],
  });
});
