import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import {
  blankDocument,
  type Command,
  copySeeds,
  createEditor,
  type DocumentNode,
  detachInstances,
  type Editor,
  type EmailDocument,
  fromSeeds,
  instancesOf,
  linkedSeeds,
  type OpenableField,
  openableFields,
  readDocument,
  walk,
} from '@mailwright/document';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderDocument } from './render-document.ts';
import { renderText } from './render-text.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Mail' };

/** A module of each tile there is, all its fields open. */
const MODULES = BLOCKS.filter(({ kind }) => kind === 'section' || kind === 'block')
  .flatMap((block) => block.tiles)
  .map((tile, index) => fromSeeds([tile.create()], blockRegistry).map((node) => withCss(withOpenFields(node), index)));

/** Every second one has CSS of its author, two of them the same. */
function withCss(node: DocumentNode, index: number): DocumentNode {
  const scope = `mtile${Math.floor(index / 4)}`;
  return index % 2 === 0 ? { ...node, scopedCss: [{ scope, css: `.${scope} a{color:red}` }] } : node;
}

function withOpenFields(node: DocumentNode): DocumentNode {
  const definition = blockRegistry.get(node.type);
  const open = definition ? openableFields(definition).map(({ key }) => key) : [];
  return { ...node, open, ...(node.children && { children: node.children.map(withOpenFields) }) };
}

const VALUES: Readonly<Record<OpenableField['kind'], readonly unknown[]>> = {
  text: ['Words of <this> mail', ''],
  richText: [[{ type: 'paragraph', content: [{ type: 'text', text: 'Words & more' }] }]],
  image: ['/mine.png', ''],
  link: ['https://ex.com/?a=1&b=2', { kind: 'web', href: 'https://ex.com' }],
  color: ['#123456', '#fedcba'],
};

const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('link', 'link', 'change', 'change', 'move', 'duplicate', 'update'),
    a: fc.nat(),
    b: fc.nat(),
  }),
  { minLength: 1, maxLength: 30, size: 'max' },
);

function edit(editor: Editor, { kind, a, b }: { readonly kind: string; readonly a: number; readonly b: number }): void {
  const { document } = editor.getState();
  const nodes: DocumentNode[] = [];
  walk(document, (node) => nodes.push(node));
  const node = nodes[a % nodes.length];
  const target = { parentId: nodes[b % nodes.length]?.id ?? null, index: a % 3 };
  const number = a % MODULES.length;
  if (kind === 'link') {
    const module = { moduleId: `m${number}`, version: 1, name: 'M' };
    editor.run({ type: 'insert', nodes: linkedSeeds(MODULES[number] ?? [], module), target });
  }
  if (kind === 'move' && node) editor.run({ type: 'move', ids: [node.id], target });
  if (kind === 'duplicate' && node) editor.run({ type: 'duplicate', ids: [node.id] });
  if (kind === 'change' && node) editor.run(changeOf(node, b));
  const [linked] = instancesOf(document);
  const sources = MODULES[Number(linked?.instance.moduleId.slice(1))];
  if (kind === 'update' && linked && sources) {
    editor.run({ type: 'updateModule', moduleId: linked.instance.moduleId, version: 2 + a, name: 'M', nodes: sources });
  }
}

function changeOf(node: DocumentNode, b: number): Command {
  const definition = blockRegistry.get(node.type);
  const fields = definition ? openableFields(definition) : [];
  const { key, kind } = fields[b % fields.length] ?? { key: 'none', kind: 'text' };
  const value = VALUES[kind][b % VALUES[kind].length] as string;
  return key.startsWith('style.')
    ? { type: 'updateStyle', ids: [node.id], style: { [key.slice('style.'.length)]: value } }
    : { type: 'updateProps', id: node.id, props: { [key]: value } };
}

test('a mail with linked modules is rendered as it is after detaching them, byte for byte', () => {
  let changed = 0;
  fc.assert(
    fc.property(edits, (run) => {
      const context = {
        registry: blockRegistry,
        mode: 'advanced',
        features: { customCode: true, products: true },
        readOnly: false,
      } as const;
      const editor = createEditor({ document: blankDocument(blockRegistry), context });
      for (const step of run) edit(editor, step);
      const { document } = editor.getState();
      const linked = instancesOf(document);
      changed += linked.filter(({ overrides }) => overrides > 0).length;
      const tops = linked.flatMap(({ nodes }) => nodes.map(({ id }) => id));
      const detached = detachInstances(document, tops);
      expect(instancesOf(detached)).toEqual([]);
      expect(whole(detached)).toEqual(whole(document));
    }),
    { numRuns: 60 },
  );
  // Of changes in open fields there are some, or this would say little.
  expect(changed).toBeGreaterThan(0);
});

test('the CSS of a module comes with it, linked or not, once however often it stands there, and goes with it', () => {
  const scopedCss = [{ scope: 'mfooter', css: '.mfooter a,a.mfooter{color:red}' }];
  const module: DocumentNode[] = [{ ...node('text'), scopedCss, style: { hideOn: 'mobile' } }];
  const blank = { ...blankDocument(blockRegistry), customStyles: 'h1{color:blue}' };
  const [wrapper] = blank.nodes;
  if (!wrapper) throw new Error('A blank mail has a wrapper');
  const context = {
    registry: blockRegistry,
    mode: 'advanced',
    features: { customCode: true, products: true },
    readOnly: false,
  } as const;
  const editor = createEditor({ document: blank, context });
  const html = () => whole(editor.getState().document).html;
  const [before, target] = [html(), { parentId: wrapper.id, index: 0 }];
  for (const nodes of [linkedSeeds(module, { moduleId: 'm', version: 1, name: 'Footer' }), copySeeds(module)]) {
    expect(editor.run({ type: 'insert', nodes, target }).ok).toBe(true);
  }
  expect(html().split('.mfooter a,a.mfooter{color:red}')).toHaveLength(2);
  expect(html().match(/<[a-z]+[^>]* class="[^"]*\bmfooter\b/g)).toHaveLength(2);
  // The mail's own CSS is as it was, and last.
  expect(html().indexOf('h1{color:blue}')).toBeGreaterThan(html().indexOf('.mfooter a'));
  const { document } = editor.getState();
  const tops = instancesOf(document).flatMap(({ nodes }) => nodes.map(({ id }) => id));
  expect(whole(detachInstances(document, tops))).toEqual(whole(document));
  editor.undo();
  editor.undo();
  expect(html()).toBe(before);
});

test('CSS in stored nodes cannot leave the style block of the mail', () => {
  const mailWith = (scope: string, css: string): EmailDocument => {
    const blank = blankDocument(blockRegistry);
    const children = [{ ...node('section'), scopedCss: [{ scope, css }] }];
    return { ...blank, nodes: blank.nodes.map((wrapper) => ({ ...wrapper, children })) };
  };
  expect(whole(mailWith('mfooter', 'a{}</style><b>')).html).toContain('a{}<\\/style>');
  const stored = JSON.parse(JSON.stringify(mailWith('m"><script>', '')));
  const { document, problems } = readDocument(stored, blockRegistry);
  expect(JSON.stringify(document)).not.toContain('scopedCss');
  expect(problems.map(({ kind }) => kind)).toEqual(['mark-removed']);
});

function node(type: string): DocumentNode {
  const tile = BLOCKS.find((block) => block.type === type)?.tiles[0];
  const [made] = tile ? fromSeeds([tile.create()], blockRegistry) : [];
  if (!made) throw new Error(`There is no tile of ${type}`);
  return made;
}

function whole(document: EmailDocument) {
  return {
    ...renderDocument(document, OPTIONS),
    text: renderText(document, OPTIONS),
  };
}
