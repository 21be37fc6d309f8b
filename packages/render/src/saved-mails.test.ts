import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { blockRegistry } from '@mailwright/blocks';
import {
  createEditor,
  type EditContext,
  type EmailDocument,
  type JsonObject,
  readDocument,
  UNREADABLE_TYPE,
  walk,
  writeDocument,
} from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import { renderText } from './render-text.ts';

/** A mail as a release stored it, and the SHA-256 of what that release rendered of it. */
interface SavedMail {
  readonly name: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  readonly components: JsonObject;
}

const FOLDER = new URL('./testing/saved-mails/', import.meta.url);

const SAVED = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SavedMail)
    .map((mail) => [`${mail.name}, saved by ${file.replace('.jsonl', '')}`, mail] as const),
);

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', mergeSyntax: '{{ name }}' };

const CONTEXT: EditContext = {
  registry: blockRegistry,
  mode: 'advanced',
  features: { customCode: true, products: true },
  readOnly: false,
};

function rendered(document: EmailDocument, { name, preheader }: SavedMail) {
  const { html } = renderDocument(document, { ...OPTIONS, title: name, preheader });
  return { html: sha256(html), text: sha256(renderText(document, OPTIONS)) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function copyOf(mail: SavedMail): JsonObject {
  return JSON.parse(JSON.stringify(mail.components));
}

it('every kind of block is among the mails', () => {
  const types = new Set<string>();
  for (const [, mail] of SAVED) {
    const { document } = readDocument(mail.components, blockRegistry);
    walk(document, ({ type }) => types.add(type));
  }
  expect([...blockRegistry.keys()].filter((type) => !types.has(type))).toEqual([]);
  expect(SAVED.length).toBeGreaterThanOrEqual(22);
});

describe.each(SAVED)('%s', (_name, mail) => {
  const open = () => readDocument(copyOf(mail), blockRegistry);

  it('opens without a problem of its own, and as the same document each time', () => {
    const { document, problems } = open();
    const unreadable = new Set<string>();
    walk(document, ({ id, type }) => type === UNREADABLE_TYPE && unreadable.add(id));
    expect(problems.filter(({ nodeId }) => !unreadable.has(nodeId ?? ''))).toEqual([]);
    expect(writeDocument(open().document)).toEqual(writeDocument(document));
  });

  it('renders the same bytes', () => {
    expect(rendered(open().document, mail)).toEqual({ html: mail.html, text: mail.text });
  });

  it('is the same document again when an edit is undone, and the edit when it is redone', () => {
    const { document } = open();
    const editor = createEditor({ document, context: CONTEXT });
    const ids: string[] = [];
    walk(document, ({ id }) => ids.push(id));
    expect(editor.run({ type: 'updateSettings', settings: { width: 480 } }).ok).toBe(true);
    expect(editor.run({ type: 'updateStyle', ids: ids.slice(0, 1), style: { paddingTop: 31 } }).ok).toBe(true);
    const [, second] = ids;
    if (second) expect(editor.run({ type: 'duplicate', ids: [second] }).ok).toBe(true);
    const edited = editor.getState().document;
    expect(rendered(edited, mail).html).not.toBe(mail.html);
    editor.jumpTo(0);
    expect(editor.getState().document).toBe(document);
    expect(rendered(editor.getState().document, mail)).toEqual({ html: mail.html, text: mail.text });
    editor.jumpTo(editor.getHistory().steps.length - 1);
    expect(editor.getState().document).toBe(edited);
  });

  it('is saved, and what is saved opens as it was and is saved as the same again', () => {
    const { document } = open();
    const saved = JSON.stringify(writeDocument(document));
    const again = readDocument(JSON.parse(saved), blockRegistry).document;
    expect(rendered(again, mail)).toEqual({ html: mail.html, text: mail.text });
    expect(JSON.stringify(writeDocument(again))).toBe(saved);
  });
});
