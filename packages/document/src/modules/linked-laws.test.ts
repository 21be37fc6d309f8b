import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { DocumentNode, EmailDocument } from '../node.ts';
import { readDocument } from '../read/read-document.ts';
import { PROPERTY_TIMEOUT, runs } from '../testing/deep.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { applyEdit, type RandomEdit, randomEdits } from '../testing/random-edits.ts';
import { sampleModule } from '../testing/sample-modules.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { walk, walkNodes } from '../tree/walk.ts';
import { writeDocument } from '../write-document.ts';
import { fieldValue, withFieldValues } from './field-values.ts';
import { instancesOf } from './instances.ts';
import { detachInstances } from './map-instances.ts';
import { withoutMarks } from './marks.ts';
import { openKeys } from './overrides.ts';
import { updateInstances } from './update-instances.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** A mail that holds linked modules from the start, so that most edits meet one. */
function linkedMail(): TestEditor {
  const editor = new TestEditor();
  for (const a of [0, 1, 2]) applyEdit(editor, { kind: 'link', a, b: 1, c: a + 3 });
  return editor;
}

function check(law: (edits: readonly RandomEdit[]) => void): void {
  fc.assert(fc.property(randomEdits, law), { numRuns: runs(60, 3000) });
}

function play(edits: readonly RandomEdit[], editor = linkedMail()): TestEditor {
  for (const edit of edits) applyEdit(editor, edit);
  return editor;
}

/** Nodes of linked modules, by id. */
function linkedNodes(document: EmailDocument): ReadonlyMap<string, DocumentNode> {
  const nodes = new Map<string, DocumentNode>();
  for (const linked of instancesOf(document)) walkNodes(linked.nodes, (node) => nodes.set(node.id, node));
  return nodes;
}

/**
 * A node without what its module lets mails change, or has come to close since, and with what it holds by id. Of the
 * topmost ones the mail says for whom they are shown.
 */
function sealedPart(node: DocumentNode, changed: DocumentNode['base']) {
  const open = [...openKeys(node, fakeRegistry), ...Object.keys(changed ?? {})];
  const nothing = Object.fromEntries(open.map((key) => [key, null]));
  const { children, instance, base: _, condition, repeat, ...own } = withFieldValues(node, nothing);
  return {
    ...own,
    ...(!instance && { condition, repeat }),
    version: instance?.version,
    children: children?.map(({ id }) => id),
  };
}

test('no edit but an update or detaching changes what a module has not opened', () => {
  check((edits) => {
    const editor = linkedMail();
    for (const edit of edits) {
      const before = linkedNodes(editor.document);
      applyEdit(editor, edit);
      if (edit.kind === 'update' || edit.kind === 'detach') continue;
      for (const [id, node] of linkedNodes(editor.document)) {
        const old = before.get(id);
        if (old) expect(sealedPart(node, old.base), edit.kind).toEqual(sealedPart(old, old.base));
      }
    }
  });
});

test('what a mail has not changed is what the module has, and resetting gives back the rest', () => {
  check((edits) => {
    const editor = play(edits);
    for (const linked of instancesOf(editor.document)) {
      if (linked.instance.moduleId !== 'sample') continue;
      const { id } = linked.instance;
      for (const { id: top } of linked.nodes) editor.run({ type: 'resetOverrides', id: top });
      const sources = new Map<string, DocumentNode>();
      walkNodes(sampleModule(linked.instance.version - 1).nodes, (node) => sources.set(node.id, node));
      const now = instancesOf(editor.document).find(({ instance }) => instance.id === id);
      walkNodes(now?.nodes ?? [], (node) => {
        const source = sources.get(node.origin ?? '');
        expect({ props: node.props, style: node.style, open: node.open }).toEqual({
          props: source?.props,
          style: source?.style,
          open: source?.open,
        });
      });
    }
  });
});

test('what a mail has changed survives every version that keeps the node, with its id', () => {
  check((edits) => {
    const { document } = play(edits);
    const before = linkedNodes(document);
    for (const version of [0, 1, 2, 3]) {
      const content = sampleModule(version);
      const kept = new Set<string>();
      walkNodes(content.nodes, ({ id }) => kept.add(id));
      const after = linkedNodes(updateInstances(document, content, fakeRegistry));
      for (const [id, old] of before) {
        if (!kept.has(old.origin ?? '')) continue;
        const node = after.get(id);
        expect(node?.origin).toBe(old.origin);
        for (const key of Object.keys(old.base ?? {})) {
          expect(node && fieldValue(node, key)).toEqual(fieldValue(old, key));
          expect(node?.base).toHaveProperty([key]);
        }
      }
    }
  });
});

test('an update to the version that stands there is the same object, and a second one changes nothing', () => {
  check((edits) => {
    const { document } = play(edits);
    const updated = updateInstances(document, sampleModule(1), fakeRegistry);
    expect(updateInstances(updated, sampleModule(1), fakeRegistry)).toBe(updated);
    const versions = new Set(instancesOf(updated).map(({ instance }) => `${instance.moduleId} ${instance.version}`));
    versions.delete('block 1');
    versions.delete('sample 2');
    expect([...versions]).toEqual([]);
  });
});

test('detached, a mail is the same without its marks', () => {
  check((edits) => {
    const { document } = play(edits);
    const tops = instancesOf(document).flatMap(({ nodes }) => nodes.map(({ id }) => id));
    const detached = detachInstances(document, tops);
    expect(instancesOf(detached)).toEqual([]);
    expect(detached.nodes.map(withoutMarks)).toEqual(document.nodes.map(withoutMarks));
  });
});

test('writing and reading keeps all marks, and none stands where nothing is linked', () => {
  check((edits) => {
    const { document } = play(edits);
    const { document: read, problems } = readDocument(
      JSON.parse(JSON.stringify(writeDocument(document))),
      fakeRegistry,
    );
    expect(problems).toEqual([]);
    expect(read).toEqual(document);
    const linked = linkedNodes(document);
    walk(document, ({ id, origin, base, instance }) => {
      expect(origin !== undefined).toBe(linked.has(id));
      if (!linked.has(id)) expect([base, instance]).toEqual([undefined, undefined]);
    });
  });
});
