import {
  blankDocument,
  checkDocument,
  countType,
  createEditor,
  type DocumentNode,
  type Editor,
  type EmailDocument,
  generalSettingsSchema,
  itemIdOf,
  listFields,
  nodeStyleSchema,
  PAGE_WRAPPER_TYPE,
  readDocument,
  UNREADABLE_TYPE,
  walk,
  writeDocument,
} from '@mailwright/document';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { BLOCKS, blockRegistry } from './registry.ts';
import { PROPERTY_TIMEOUT, runs } from './testing/deep.ts';
import { type RandomStep, randomSteps, type StepAnswer, takeStep } from './testing/random-steps.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

interface Played {
  readonly editor: Editor;
  readonly start: EmailDocument;
}

/** Plays steps in an editor with every block there is; `after` sees the document before and after each of them. */
function play(
  steps: readonly RandomStep[],
  after: (editor: Editor, before: EmailDocument, answer: StepAnswer) => void = () => undefined,
): Played {
  const clock = { now: 1_000_000 };
  let count = 0;
  const newId = () => {
    count += 1;
    return `n${count}`;
  };
  const features = { customCode: true, products: true };
  const editor = createEditor({
    document: blankDocument(blockRegistry, newId),
    context: { registry: blockRegistry, mode: 'advanced', features, readOnly: false },
    newId,
    history: { now: () => clock.now },
  });
  const start = editor.getState().document;
  for (const step of steps) {
    const before = editor.getState().document;
    after(editor, before, takeStep(editor, clock, step));
  }
  editor.setContext({ readOnly: false });
  return { editor, start };
}

function check(law: (steps: readonly RandomStep[]) => void): void {
  fc.assert(fc.property(randomSteps, law), { numRuns: runs(100, 10_000) });
}

function nodesOf(document: EmailDocument): readonly DocumentNode[] {
  const nodes: DocumentNode[] = [];
  walk(document, (node) => nodes.push(node));
  return nodes;
}

test('with every block, undoing step by step is the start and redoing the end, each version object for object', () => {
  check((steps) => {
    const shown: EmailDocument[] = [];
    const { editor, start } = play(steps, ({ getState, getHistory }) => {
      const history = getHistory();
      shown.length = history.steps.length;
      shown[history.position] = getState().document;
    });
    const last = editor.getHistory().steps.length - 1;
    editor.jumpTo(last);
    const end = editor.getState().document;
    for (let position = last - 1; position >= 0; position -= 1) {
      editor.undo();
      if (position > 0) expect(editor.getState().document).toBe(shown[position]);
    }
    expect(editor.getState().document).toBe(start);
    for (let position = 1; position <= last; position += 1) editor.redo();
    expect(editor.getState().document).toBe(end);
    for (const [position, document] of shown.entries()) {
      editor.jumpTo(position);
      expect(editor.getState().document).toBe(document ?? start);
    }
  });
});

test('with every block, writing and reading gives the same document, and the same bytes when written again', () => {
  check((steps) => {
    const { document } = play(steps).editor.getState();
    const json = JSON.parse(JSON.stringify(writeDocument(document)));
    const { document: read, problems } = readDocument(json, blockRegistry);
    expect(JSON.stringify(writeDocument(read))).toBe(JSON.stringify(json));
    // What is kept unread is a new placeholder each time; everything else is the same down to its id.
    if (countType(document, UNREADABLE_TYPE) > 0) return;
    expect(problems.filter(({ kind }) => kind !== 'unknown-type')).toEqual([]);
    expect(read).toEqual(document);
  });
});

test('with every block, every rule holds after each step: ids, nesting, limits, props, styles and settings', () => {
  check((steps) => {
    const sound = new WeakSet<object>();
    play(steps, ({ getState }) => {
      const { document, selection } = getState();
      const nodes = nodesOf(document);
      const ids = new Set(nodes.map(({ id }) => id));
      expect(ids.size).toBe(nodes.length);
      expect(selection.filter((id) => !ids.has(id))).toEqual([]);
      expect(checkDocument(document, blockRegistry)).toEqual({ ok: true });
      expect(countType(document, PAGE_WRAPPER_TYPE)).toBeLessThanOrEqual(1);
      for (const { type, maxPerDocument = Number.POSITIVE_INFINITY } of BLOCKS) {
        if (maxPerDocument < Number.POSITIVE_INFINITY) {
          expect(countType(document, type)).toBeLessThanOrEqual(maxPerDocument);
        }
      }
      expect(generalSettingsSchema.safeParse(document.settings).success).toBe(true);
      for (const node of nodes) {
        if (sound.has(node)) continue;
        sound.add(node);
        expect(nodeStyleSchema.safeParse(node.style).success, JSON.stringify(node.style)).toBe(true);
        const block = blockRegistry.get(node.type);
        for (const { prop } of block ? listFields(block) : []) {
          const items = node.props[prop];
          const ids = Array.isArray(items) ? items.map(itemIdOf) : [];
          expect(ids).not.toContain(undefined);
          expect(new Set(ids).size).toBe(ids.length);
        }
        const known = block?.schema.safeParse(node.props);
        expect(known?.success ?? true, `${node.type} ${JSON.stringify(node.props)}`).toBe(true);
      }
    });
  });
});

test('with every block, the rules answer as the command does, and what they refuse changes nothing', () => {
  check((steps) => {
    play(steps, ({ getState }, before, { asked, done }) => {
      const refusal = done && !done.ok ? done.reason : null;
      if (asked) expect(asked.ok ? null : asked.reason).toBe(refusal);
      if (refusal) expect(getState().document).toBe(before);
    });
  });
});
