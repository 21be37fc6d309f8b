import {
  blankDocument,
  type CommandResult,
  childrenAt,
  type DocumentNode,
  type DropTarget,
  type Editor,
  type EmailDocument,
  type GeneralSettings,
  type JsonObject,
  type JsonValue,
  type NodeId,
  type NodeSeed,
  type RunOptions,
  readSeeds,
  type StylePatch,
  toSeed,
  walk,
} from '@mailwright/document';
import fc from 'fast-check';
import { seedsFromPaste } from '../paste/paste-text.ts';
import { BLOCKS, blockRegistry } from '../registry.ts';
import { samplesOf } from './samples.ts';

const KINDS = [
  ...([
    'insert',
    'insert',
    'insert',
    'insertFilled',
    'insertFilled',
    'paste',
    'pasteForeign',
    'insertForeign',
  ] as const),
  ...(['move', 'move', 'move', 'remove', 'duplicate', 'set', 'set', 'style', 'style', 'settings', 'rename'] as const),
  ...(['replace', 'undo', 'undo', 'redo', 'jump', 'select', 'wait', 'context'] as const),
];

/** One thing that can happen in an editor; the numbers choose among what is there. */
export interface RandomStep {
  readonly kind: (typeof KINDS)[number];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const number = fc.nat({ max: 5000 });

export const randomSteps: fc.Arbitrary<readonly RandomStep[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), a: number, b: number, c: number }),
  { minLength: 1, maxLength: 100, size: 'max' },
);

const TILES = BLOCKS.flatMap((block) => block.tiles);
const SAMPLES = BLOCKS.flatMap(samplesOf).map(({ node }) => node);
const FOREIGN: readonly JsonValue[] = [
  { type: 'from-the-future', props: { a: '<b>' }, style: {}, children: [] },
  { type: 'from-the-future', props: {}, style: {}, children: [{ type: 'column', props: {}, style: {} }] },
  { type: 'text', props: 7 },
  'no node at all',
];
const PASTED = [
  {
    html: '<h2>Title</h2><p>Some <b>words</b><img src="https://ex.com/a.png" alt="A"></p><hr><ul><li>One</ul>',
    text: '',
  },
  { html: '<table><tr><td>A</td><td>B</td></tr></table>', text: 'A\tB' },
  { html: '', text: '<table><tr><td>Markup</td></tr></table>' },
  { html: '', text: 'Plain words\n\nand more' },
];
/** Values that no block should accept. A few blocks accept one anyway, and then it must work like any other value. */
const ODD_VALUES: readonly JsonValue[] = [null, -1, '', 'odd "<&', [], {}, [{ type: 'no such node' }], 1e9];
const STYLES: readonly StylePatch[] = [
  { paddingTop: 12, paddingLeft: 4 },
  { paddingTop: null, backgroundColor: '#ffeecc' },
  { backgroundColor: null, opacity: 0.5 },
  { hideOn: 'mobile' },
  { hideOn: null, fontSize: 18 },
  { color: 'not a colour' },
  { opacity: 7 },
];
const SETTINGS: readonly Partial<GeneralSettings>[] = [
  { width: 480 },
  { width: 700, dir: 'rtl' },
  { dir: 'ltr', outlook: false, palette: ['#336699'] },
  { bgColor: 'not a colour' },
  { lineSpacing: 150, paragraphBottomSpace: true },
];

/** Answer of the rules before the command and of the command itself, for steps that have them. */
export interface StepAnswer {
  readonly asked?: CommandResult;
  readonly done?: CommandResult;
}

/** Does a random step; refusals are part of the game. */
export function takeStep(editor: Editor, clock: { now: number }, { kind, a, b, c }: RandomStep): StepAnswer {
  const { document } = editor.getState();
  const nodes: DocumentNode[] = [];
  walk(document, (node) => nodes.push(node));
  // The page wrapper refuses most of it, so it is chosen rarely.
  const pick = (number: number) => nodes[number % 7 ? 1 + (number % (nodes.length - 1)) : number % nodes.length];
  const id = (number: number): NodeId => (number % 97 === 0 ? 'nowhere' : (pick(number)?.id ?? ''));
  const ids = c % 3 === 0 ? [id(a), id(c)] : [id(a)];
  const target = targetIn(document, b % 20 === 0 ? null : id(b), c);
  const options: RunOptions = c % 2 ? { coalesce: `key${a % 3}` } : {};
  const insert = (seeds: readonly NodeSeed[]) => {
    const asked = editor.can({ type: 'insert', nodes: seeds, target });
    return { asked, done: editor.run({ type: 'insert', nodes: seeds, target }) };
  };
  switch (kind) {
    case 'insert':
      return insert([choose(TILES, a).create()]);
    case 'insertFilled':
      return insert([choose(SAMPLES, a)]);
    case 'insertForeign':
      return insert(readSeeds([choose(FOREIGN, a)], blockRegistry).seeds);
    case 'pasteForeign':
      return insert(seedsFromPaste(choose(PASTED, a), c % 2 === 0));
    case 'paste': {
      const copied = ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []).map(toSeed);
      return insert(readSeeds(JSON.parse(JSON.stringify(copied)), blockRegistry).seeds);
    }
    case 'move':
      return { asked: editor.can({ type: 'move', ids, target }), done: editor.run({ type: 'move', ids, target }) };
    case 'remove':
      return { asked: editor.can({ type: 'remove', ids }), done: editor.run({ type: 'remove', ids }) };
    case 'duplicate':
      return { asked: editor.can({ type: 'duplicate', ids }), done: editor.run({ type: 'duplicate', ids }) };
    case 'set':
      return { done: editor.run({ type: 'updateProps', id: id(a), props: patchFor(pick(a), b) }, options) };
    case 'style': {
      const screen = ([undefined, 'tablet', 'phone'] as const)[c % 3];
      return {
        done: editor.run({ type: 'updateStyle', ids, style: choose(STYLES, b), ...(screen && { screen }) }, options),
      };
    }
    case 'settings':
      return { done: editor.run({ type: 'updateSettings', settings: choose(SETTINGS, a) }, options) };
    case 'rename':
      return { done: editor.run({ type: 'rename', id: id(a), name: c % 3 ? `name ${b % 3}` : '' }) };
    case 'replace':
      return { done: editor.run({ type: 'replaceDocument', document: otherDocument(document, a), action: 'import' }) };
    case 'undo':
      editor.undo();
      return {};
    case 'redo':
      editor.redo();
      return {};
    case 'jump':
      editor.jumpTo(editor.getHistory().steps.length - (a % 8));
      return {};
    case 'select':
      editor.select(ids);
      return {};
    case 'wait':
      clock.now += a;
      return {};
    case 'context':
      editor.setContext({
        readOnly: a % 7 === 0,
        mode: b % 3 === 0 ? 'simple' : 'advanced',
        features: { customCode: c % 3 > 0, products: c % 4 > 0 },
      });
      return {};
  }
}

function choose<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

function targetIn(document: EmailDocument, parentId: NodeId | null, number: number): DropTarget {
  const places = (childrenAt(document, parentId)?.length ?? 0) + 1;
  return { parentId, index: number % places };
}

/** A value of one prop as a tile or a filled-in sample of the block has it, or an odd one. */
function patchFor(node: DocumentNode | undefined, number: number): JsonObject {
  const block = node && blockRegistry.get(node.type);
  const sample = block ? choose(samplesOf(block), number).node.props : {};
  const props = Object.keys(sample);
  if (props.length === 0) return { label: 'nothing has this' };
  const prop = choose(props, number);
  return { [prop]: number % 5 === 0 ? choose(ODD_VALUES, number) : (sample[prop] ?? null) };
}

/** Mostly the mail with other settings, or a blank one, a foreign one, or one the rules must refuse. */
function otherDocument(document: EmailDocument, number: number): EmailDocument {
  const id = `other${number}`;
  if (number % 9 > 2) return { ...document, settings: { ...document.settings, width: 500 + (number % 200) } };
  if (number % 9 === 2) return { ...document, nodes: [{ id, type: 'html', props: { source: '<p>A</p>' }, style: {} }] };
  const blank = blankDocument(blockRegistry, () => id);
  return number % 6
    ? blank
    : { ...blank, nodes: [...blank.nodes, { ...blank.nodes[0], id: `${id}b` } as DocumentNode] };
}
