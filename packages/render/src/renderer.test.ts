import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import {
  blankDocument,
  createEditor,
  type DocumentNode,
  type EmailDocument,
  fromSeed,
  walk,
} from '@mailwright/document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Place, placeOf } from './place.ts';
import { createRenderer, type Renderer, stripMarks } from './renderer.ts';

const SEEDS = BLOCKS.flatMap((block) => block.tiles.map((tile) => tile.create));

const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'add', 'add', 'move', 'remove', 'duplicate', 'style', 'image', 'undo', 'redo'),
    a: fc.nat(),
    b: fc.nat(),
    c: fc.nat({ max: 4 }),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
);

function renderer(document: EmailDocument, marks: boolean): Renderer {
  return createRenderer({
    registry: blockRegistry,
    assetBase: 'https://mail.example',
    settings: document.settings,
    marks,
  });
}

function idsOf(document: EmailDocument): string[] {
  const ids: string[] = [];
  walk(document, (node) => ids.push(node.id));
  return ids;
}

function* documents(run: readonly { kind: string; a: number; b: number; c: number }[]): Generator<EmailDocument> {
  const context = {
    registry: blockRegistry,
    mode: 'advanced',
    features: { customCode: true, products: true },
    readOnly: false,
  } as const;
  const editor = createEditor({ document: blankDocument(blockRegistry), context });
  for (const { kind, a, b, c } of run) {
    const ids = idsOf(editor.getState().document);
    const some = ids[a % ids.length] ?? '';
    const target = { parentId: ids[b % ids.length] ?? null, index: c };
    if (kind === 'add') editor.run({ type: 'insert', nodes: [SEEDS[a % SEEDS.length]!()], target });
    if (kind === 'move') editor.run({ type: 'move', ids: [some], target });
    if (kind === 'remove') editor.run({ type: 'remove', ids: [some] });
    if (kind === 'duplicate') editor.run({ type: 'duplicate', ids: [some] });
    if (kind === 'image')
      editor.run({ type: 'updateStyle', ids: [some], style: { backgroundImage: b % 2 ? '/ground.png' : null } });
    if (kind === 'style')
      editor.run({
        type: 'updateStyle',
        ids: [some],
        style: { paddingTop: b % 50 },
        ...(c % 2 ? { screen: 'phone' } : {}),
      });
    if (kind === 'undo') editor.undo();
    if (kind === 'redo') editor.redo();
    yield editor.getState().document;
  }
}

it('renders after any edits with what it remembers as it does without', () => {
  fc.assert(
    fc.property(edits, (run) => {
      let remembering: Renderer | undefined;
      for (const document of documents(run)) {
        remembering ??= renderer(document, false);
        const fresh = renderer(document, false);
        for (const node of document.nodes) {
          expect(remembering.render(node, placeOf(700))).toEqual(fresh.render(node, placeOf(700)));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('makes a node of its shell and its children, and of marks nothing but marks', () => {
  fc.assert(
    fc.property(edits, (run) => {
      const [document] = [...documents(run)].slice(-1);
      if (!document) return;
      const marked = renderer(document, true);
      const mail = renderer(document, false);
      const check = (node: DocumentNode, place: Place): void => {
        const places = marked.childPlaces(node, place);
        const children = (node.children ?? []).map((child, index) => marked.node(child, places[index] ?? place));
        expect(marked.shell(node, place, children)).toBe(marked.node(node, place));
        expect(stripMarks(marked.node(node, place))).toBe(mail.node(node, place));
        expect(marked.bytes(node, place)).toBe(mail.bytes(node, place));
        node.children?.forEach((child, index) => {
          check(child, places[index] ?? place);
        });
      };
      for (const node of document.nodes) check(node, marked.root);
    }),
    { numRuns: 40 },
  );
});

it('remembers by node and place', () => {
  const one = renderer(blankDocument(blockRegistry), false);
  const node: DocumentNode = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: [] };
  expect(one.render(node, placeOf(700))).toBe(one.render(node, placeOf(700)));
  expect(one.render(node, placeOf(600))).not.toBe(one.render(node, placeOf(700)));
  expect(one.render(node, placeOf(700, { insideShape: true }))).not.toBe(one.render(node, placeOf(700)));
  expect(one.render({ ...node }, placeOf(700))).not.toBe(one.render(node, placeOf(700)));
});

it('does not keep the whole mail with each version of its wrapper', () => {
  const document = blankDocument(blockRegistry);
  const one = renderer(document, false);
  const [wrapper] = document.nodes;
  expect(one.render(wrapper!, placeOf(700))).not.toBe(one.render(wrapper!, placeOf(700)));
  expect(one.render(wrapper!, placeOf(700))).toEqual(one.render(wrapper!, placeOf(700)));
});

it('puts stub children where children go, so that a shell can be morphed around live ones', () => {
  const section = SEEDS.map((create) => create()).find(
    (seed) => seed.type === 'section' && seed.children?.length === 2,
  )!;
  const node = {
    id: 's',
    ...section,
    children: section.children!.map((child, index) => ({ id: `c${index}`, ...child })),
  } as DocumentNode;
  const stubs = ['<div data-mw-id="c0"></div>', '<div data-mw-id="c1"></div>'];
  const shell = renderer(blankDocument(blockRegistry), true).shell(node, placeOf(660), stubs);
  expect(shell).toMatch(/^<div data-mw-id="s" /);
  for (const stub of stubs) expect(shell).toContain(stub);
});

it('writes the name that links lead to as an id and as a named link, on the canvas and in the mail', () => {
  const document = blankDocument(blockRegistry);
  const named = { ...document.nodes[0]!, anchor: 'prices' };
  const mail = renderer(document, false).node(named, placeOf(700));
  expect(mail).toMatch(/^<table id="prices" [^>]*><tr><td[^>]*><a name="prices"><\/a>/);
  expect(stripMarks(renderer(document, true).node(named, placeOf(700)))).toBe(mail);
  const broken = { ...named, anchor: '"><script>' };
  expect(renderer(document, false).node(broken, placeOf(700))).toMatch(/^<table role=/);
  for (const create of SEEDS) {
    const node = fromSeed(create(), blockRegistry);
    if (blockRegistry.get(node.type)?.kind === 'wrapper') continue;
    const plain = renderer(document, false).node(node, placeOf(700));
    const block = renderer(document, false).node({ ...node, anchor: 'prices' }, placeOf(700));
    expect(block).toBe(`<div id="prices"><a name="prices"></a>${plain}</div>`);
    const marked = renderer(document, true).node({ ...node, anchor: 'prices' }, placeOf(700));
    expect(marked).toMatch(/^<div data-mw-id="/);
    expect(stripMarks(marked)).toBe(block);
  }
});
