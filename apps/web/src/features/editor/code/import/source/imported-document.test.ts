import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, readDocument, writeDocument } from '@mailwright/document';
import { isWholeHtml } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { chooseTarget, enterCss, enterHtml, NOTHING } from './import-content.ts';
import { importedDocument } from './imported-document.ts';

const OPTIONS = { registry: blockRegistry, assetBase: '', title: 'T' };

function open(customCode = true) {
  return createEditor({
    document: blankDocument(blockRegistry),
    context: { registry: blockRegistry, mode: 'advanced', features: { customCode, products: true }, readOnly: false },
  });
}

/** Mails by others in the folder that `MAIL_FIXTURES` names, and small ones with what editors like to change. */
const FOLDER = env.MAIL_FIXTURES ?? '';
const NAMES = FOLDER === '' ? [] : readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const REAL = NAMES.filter((name) => /\.html?$/.test(name)).map((name): readonly [name: string, source: string] => [
  name,
  readFileSync(join(FOLDER, name), 'utf8'),
]);
const MAILS: readonly (readonly [name: string, source: string])[] = [
  ['line ends of another system', '<!DOCTYPE html>\r\n<HTML><Body bgcolor=red>\r\n<p>x\r</p></body></html>\r\n'],
  ['conditional comments', '<html><head><!--[if mso]><style>a{}</style><![endif]--></head><body>{{ x }}'],
  ['tags in the wrong order', '<!doctype html><table>{% for %}<tr><b><td>x</b></table></body><!-- end --> '],
  ...REAL.filter(([, source]) => isWholeHtml(source)),
];

it.each(MAILS)('%s: imported, stored, read and exported again it is the same, byte for byte', (_, source) => {
  const editor = open();
  const result = importedDocument(editor, enterHtml(NOTHING, source, true), 'mw-x');
  if (!result.ok) throw new Error(result.reason);
  expect(editor.run({ type: 'replaceDocument', document: result.document, action: 'import' }).ok).toBe(true);
  const stored = JSON.parse(JSON.stringify(writeDocument(editor.getState().document)));
  expect(renderDocument(readDocument(stored, blockRegistry).document, OPTIONS).html).toBe(source);
  editor.undo();
  expect(editor.getState().document).toBe(editor.getState().saved);
});

it('adds CSS of the author’s to the head of a whole document', () => {
  const content = enterCss(enterHtml(NOTHING, '<html><head></head><body>x', true), 'a{}');
  const result = importedDocument(open(), content, 'mw-x');
  const html = result.ok && renderDocument(result.document, OPTIONS).html;
  expect(html).toBe('<html><head><style>\na{}\n</style>\n</head><body>x');
});

it('makes a fragment all the mail holds, with its CSS as the template’s', () => {
  const result = importedDocument(open(), enterCss(enterHtml(NOTHING, '<p>x</p>', true), 'p{}'), 'mw-x');
  expect(result).toMatchObject({ document: { customStyles: 'p{}', nodes: [{ props: { source: '<p>x</p>' } }] } });
});

it('puts a block after the selection, its CSS reaching nothing else, in one step', () => {
  const editor = open();
  const whole = '<html><head><style>p{color:red}</style></head><body bgcolor="red"><p>x</p></body></html>';
  const content = enterHtml(chooseTarget(NOTHING, 'block'), whole, true);
  const before = { ...editor.getState().document, customStyles: 'a{}' };
  editor.run({ type: 'replaceDocument', document: before, action: 'css' });
  const result = importedDocument(editor, content, 'mw-x');
  if (!result.ok) throw new Error(result.reason);
  expect(result.document.customStyles).toBe('a{}\n.mw-x p{color:red}');
  const { html } = renderDocument(result.document, OPTIONS);
  expect(html).toContain('<div class="mw-x" style="background-color:red"><p>x</p></div>');
  expect(editor.getState().document).toBe(before);
  editor.run({ type: 'replaceDocument', document: result.document, action: 'import' });
  editor.select(result.selection);
  expect(editor.getState().selection).toEqual(result.selection);
  editor.undo();
  expect(editor.getState().document).toBe(before);
});

it('refuses a block without the plan, and beside a mail that is a document of its own', () => {
  const block = enterHtml(chooseTarget(NOTHING, 'block'), '<p>x</p>', true);
  expect(importedDocument(open(false), block, 'mw-x')).toEqual({ ok: false, reason: 'PLAN_CUSTOM_CODE' });
  const editor = open();
  const whole = importedDocument(editor, enterHtml(NOTHING, '<!doctype html>', true), 'mw-x');
  if (whole.ok) editor.run({ type: 'replaceDocument', document: whole.document, action: 'import' });
  expect(importedDocument(editor, block, 'mw-x').ok).toBe(false);
});
