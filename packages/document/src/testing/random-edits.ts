import fc from 'fast-check';
import type { JsonObject } from '../json.ts';
import { linkedSeeds } from '../modules/module-seeds.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { walk } from '../tree/walk.ts';
import { blockModule, sampleModule } from './sample-modules.ts';
import type { TestEditor } from './test-editor.ts';

/** Building edits come more often than removing ones, so that documents grow. */
const KINDS = [
  ...(['add', 'add', 'add', 'move', 'move', 'remove', 'duplicate', 'set', 'set', 'style'] as const),
  ...(['settings', 'wait', 'select', 'rename'] as const),
  ...(['condition', 'condition', 'otherwise', 'repeat'] as const),
  ...(['link', 'link', 'detach', 'open', 'reset', 'update'] as const),
] as const;

/** One random edit: which, on what, and where; the numbers are taken modulo what is there. */
export interface RandomEdit {
  readonly kind: (typeof KINDS)[number];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const TILES = [
  'section',
  'section-2',
  'button',
  'text',
  'image',
  'html',
  'quote',
  'menu',
  'form-data-table',
  'page-wrapper',
];

const number = fc.nat({ max: 1000 });

/** Random edits, of linked modules too. */
export const randomEdits: fc.Arbitrary<readonly RandomEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<RandomEdit['kind']>(...KINDS),
    a: number,
    b: number,
    c: number,
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/** Does a random edit; refusals are part of the game. */
export function applyEdit(test: TestEditor, edit: RandomEdit): void {
  const ids = allIds(test.document);
  const pick = (number: number): NodeId => ids[number % ids.length] ?? '';
  const some = edit.c % 3 === 0 ? [pick(edit.a), pick(edit.c)] : [pick(edit.a)];
  switch (edit.kind) {
    case 'add':
      test.add(TILES[edit.a % TILES.length] ?? '', edit.b % 20 === 0 ? null : pick(edit.b), edit.c % 4);
      return;
    case 'move':
      test.move(some, edit.b % 20 === 0 ? null : pick(edit.b), edit.c % 4);
      return;
    case 'remove':
      test.remove(some);
      return;
    case 'duplicate':
      test.duplicate(some);
      return;
    case 'set':
      test.select(pick(edit.a)).patch(patchOf(edit), coalesce(edit));
      return;
    case 'style':
      test.select(...some).style(edit.b % 4 ? { paddingTop: edit.c } : { color: null }, coalesce(edit));
      return;
    case 'settings':
      test.settings(edit.a % 3 ? { width: 200 + edit.b } : { bgColor: 'not a colour' });
      return;
    case 'wait':
      test.wait(edit.a);
      return;
    case 'select':
      test.select(...some);
      return;
    case 'rename':
      test.rename(pick(edit.a), `name ${edit.b % 3}`);
      return;
    case 'condition': {
      const tests = [{ field: `f${edit.b % 3}`, operator: 'is', value: `v${edit.c}` }] as const;
      const condition = edit.b % 4 ? { match: 'all' as const, tests } : null;
      test.run({ type: 'setCondition', id: pick(edit.a), condition }, coalesce(edit));
      return;
    }
    case 'otherwise':
      test.run({ type: 'setCondition', id: pick(edit.a), condition: { otherwise: true } }, coalesce(edit));
      return;
    case 'repeat':
      test.run({ type: 'setRepeat', id: pick(edit.a), list: edit.b % 3 ? 'items' : '' }, coalesce(edit));
      return;
    case 'link': {
      const { nodes, ...module } = edit.c % 3 === 0 ? blockModule : sampleModule(edit.c);
      const target = { parentId: edit.b % 2 ? test.wrapper : pick(edit.b), index: edit.a % 4 };
      test.insert(
        linkedSeeds(nodes, module, () => 'new'),
        target,
      );
      return;
    }
    case 'detach':
      test.run({ type: 'detach', ids: some });
      return;
    case 'open':
      test.run({ type: 'setOpenFields', id: pick(edit.a), open: edit.b % 2 ? ['label'] : [] });
      return;
    case 'reset':
      test.run({ type: 'resetOverrides', id: pick(edit.a), ...(edit.b % 2 && { fields: ['label'] }) });
      return;
    case 'update':
      test.run({ type: 'updateModule', ...sampleModule(edit.b) });
      return;
  }
}

/** Ids of all nodes in document order. */
export function allIds(document: EmailDocument): readonly NodeId[] {
  const ids: NodeId[] = [];
  walk(document, (node) => ids.push(node.id));
  return ids;
}

function coalesce(edit: RandomEdit): { readonly coalesce?: string } {
  return edit.c % 2 ? { coalesce: `key${edit.a % 3}` } : {};
}

/** Some lists come with ids of which two are equal, or unusable, or without any. */
function patchOf({ a, b, c }: RandomEdit): JsonObject {
  if (b % 3 === 0) return { alt: `a${c}` };
  if (b % 3 === 1) return { label: `l${c}` };
  const ids: JsonObject[] = [{}, { id: `x${c % 2}` }, { id: 'not usable' }, { id: `i${a % 3}` }];
  return { items: Array.from({ length: c % 4 }, (_, index) => ({ ...ids[(a + index) % 4], label: `l${b % 2}` })) };
}
