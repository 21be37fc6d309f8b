import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, type Editor } from '@mailwright/document';
import { beforeEach, expect, test } from 'vitest';
import { openSealed, withChecksum } from './checksum.ts';
import { writeHead } from './create-journal.ts';
import { namesOfBlocks, readHead } from './journal-head.ts';
import { createJournalPacker, type JournalPacker } from './journal-packer.ts';
import { unpackJournal } from './unpack-journal.ts';

let editor: Editor;
let packer: JournalPacker;

/** Takes every step of the history; the packs that are new. */
function packAll(): readonly string[] {
  for (const { document } of editor.getHistory().steps) for (const _ of packer.take(document));
  return packer.collect().map(({ text }) => text);
}

function add(tileId: string): void {
  const seed = BLOCKS.flatMap(({ tiles }) => tiles)
    .find(({ id }) => id === tileId)!
    .create();
  const [wrapper] = editor.getState().document.nodes;
  editor.run({ type: 'insert', nodes: [seed], target: { parentId: wrapper!.id, index: wrapper!.children!.length } });
}

beforeEach(() => {
  packer = createJournalPacker();
  editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
});

test('every step comes back as it was, and what steps had in common is one object again', () => {
  add('heading');
  add('button');
  const { steps } = editor.getHistory();
  const read = unpackJournal(packAll());
  const documents = steps.map(({ document }) => read.get(packer.numberOf(document)!)!);
  expect(documents).toEqual(steps.map(({ document }) => document));
  const [, one, two] = documents.map(({ nodes }) => nodes[0]!.children!);
  expect(two![0]).toBe(one![0]);
});

test('an edit in a mail of 2,000 rows writes the nodes on its path and nothing else', () => {
  const row = () =>
    BLOCKS.flatMap(({ tiles }) => tiles)
      .find(({ id }) => id === 'heading')!
      .create();
  const [wrapper] = editor.getState().document.nodes;
  editor.run({ type: 'insert', nodes: Array.from({ length: 2000 }, row), target: { parentId: wrapper!.id, index: 0 } });
  packAll();
  const section = editor.getState().document.nodes[0]!.children![0]!;
  const block = section.children![0]!.children?.[0] ?? section.children![0]!;
  editor.run({ type: 'updateStyle', ids: [block.id], style: { paddingTop: 7 } });
  const packs = packAll();
  expect(packs).toHaveLength(1);
  const lines = JSON.parse(packs[0]!) as readonly [{ type?: string }][];
  expect(lines.map(([own]) => own.type)).toEqual(['heading', 'column', 'section', 'page-wrapper', undefined]);
  expect(packAll()).toEqual([]);
});

test('a large mail is packed in parts, so that others have their turn between them', () => {
  const source = 'x'.repeat(100_000);
  for (let index = 0; index < 4; index += 1) {
    add('html');
    editor.run({ type: 'updateProps', id: editor.getState().selection[0]!, props: { source: source + index } });
  }
  const turns = [...packer.take(editor.getState().document)];
  expect(turns).toHaveLength(2);
  expect(packer.length()).toBeGreaterThan(400_000);
  expect(packer.collect()).toHaveLength(3);
});

test('the head keeps labels, times, selections, the position and what was saved', () => {
  add('button');
  editor.undo();
  packAll();
  const facts = { blocks: namesOfBlocks(blockRegistry), revision: 3, saved: 0 };
  const head = readHead(writeHead(editor.getHistory(), packer.numberOf, facts))!;
  expect(head).toMatchObject({ ...facts, position: 0 });
  expect(head.steps.map(({ label }) => label)).toEqual(['start', 'insert:button']);
  expect(head.steps[1]!.selection).toEqual(editor.getHistory().steps[1]!.selection);
});

test('what was damaged, or written by somebody else, is told from what was kept', () => {
  const sealed = withChecksum('{"a":1}');
  expect(openSealed(sealed)).toBe('{"a":1}');
  expect(openSealed({ ...sealed, text: '{"a":2}' })).toBeUndefined();
  for (const foreign of [undefined, null, 7, 'text', [], {}, { text: 7, seal: 7 }]) {
    expect(openSealed(foreign)).toBeUndefined();
  }
  expect(readHead('{"format":2}')).toBeUndefined();
  expect(readHead('not json')).toBeUndefined();
  expect(readHead('{"format":1,"position":4,"steps":[]}')).toBeUndefined();
  for (const pack of ['7', '[7]', '[[null,null]]', '[[{},[5]]]']) {
    expect(() => unpackJournal([pack])).toThrow(TypeError);
  }
});
