import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runCommand } from './commands/run-command.ts';
import { ownerOf } from './conditions/branches.ts';
import { itemIdOf } from './content/item-ids.ts';
import type { HistoryRecord } from './editor/editor.ts';
import type { DocumentNode, EmailDocument, NodeCondition } from './node.ts';
import { readDocument } from './read/read-document.ts';
import { checkDocument } from './rules/structure.ts';
import { PROPERTY_TIMEOUT, runs } from './testing/deep.ts';
import { fakeRegistry } from './testing/fake-registry.ts';
import { allIds, applyEdit, type RandomEdit, randomEdits } from './testing/random-edits.ts';
import { button, mail, node } from './testing/sample-documents.ts';
import { TestEditor } from './testing/test-editor.ts';
import { childrenAt, locate } from './tree/locate.ts';
import { countType, walk } from './tree/walk.ts';
import { writeDocument } from './write-document.ts';

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

function play(edits: readonly RandomEdit[], before?: (test: TestEditor) => void): TestEditor {
  const editor = new TestEditor();
  for (const edit of edits) {
    before?.(editor);
    applyEdit(editor, edit);
  }
  return editor;
}

function check(law: (edits: readonly RandomEdit[]) => void): void {
  fc.assert(fc.property(randomEdits, law), { numRuns: runs(60, 3000) });
}

function nodesOf(document: EmailDocument): ReadonlyMap<string, DocumentNode> {
  const nodes = new Map<string, DocumentNode>();
  walk(document, (node) => nodes.set(node.id, node));
  return nodes;
}

test('undoing everything is the start and redoing everything is the end, object for object', () => {
  check((edits) => {
    const editor = new TestEditor();
    const start = editor.document;
    for (const edit of edits) applyEdit(editor, edit);
    const end = editor.document;
    editor.undo(edits.length);
    expect(editor.document).toBe(start);
    editor.redo(edits.length);
    expect(editor.document).toBe(end);
  });
});

test('every step of the history can be jumped to and shows what it showed', () => {
  check((edits) => {
    const editor = new TestEditor();
    const shown = new Map<number, EmailDocument>();
    for (const edit of edits) {
      applyEdit(editor, edit);
      shown.set(editor.editor.getHistory().position, editor.document);
    }
    for (const [position, document] of [...shown].reverse()) {
      editor.editor.jumpTo(position);
      expect(editor.document).toBe(document);
    }
  });
});

test('writing and reading gives the same document', () => {
  check((edits) => {
    const { document } = play(edits);
    const json = JSON.parse(JSON.stringify(writeDocument(document)));
    const { document: read, problems } = readDocument(json, fakeRegistry);
    expect(problems).toEqual([]);
    expect(read).toEqual(document);
    expect(writeDocument(read)).toEqual(json);
  });
});

test('ids are unique, kinds nest right, one wrapper and one form data table, whatever is done', () => {
  check((edits) => {
    play(edits, ({ document }) => {
      const ids = allIds(document);
      expect(new Set(ids).size).toBe(ids.length);
      expect(checkDocument(document, fakeRegistry)).toEqual({ ok: true });
      expect(countType(document, 'page-wrapper')).toBe(1);
      expect(countType(document, 'form-data-table')).toBeLessThanOrEqual(1);
    });
  });
});

test('items of lists have ids of their own, whatever is done', () => {
  check((edits) => {
    play(edits, ({ document }) => {
      for (const { type, props } of nodesOf(document).values()) {
        if (type !== 'menu' || !Array.isArray(props.items)) continue;
        const ids = props.items.map(itemIdOf);
        expect(ids).not.toContain(undefined);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });
  });
});

test('every node is found where it stands, in every version', () => {
  check((edits) => {
    const editor = new TestEditor();
    const versions = [editor.document];
    for (const edit of edits) {
      applyEdit(editor, edit);
      versions.push(editor.document);
    }
    for (const document of versions) {
      walk(document, (node, parent, depth) => {
        const location = locate(document, node.id);
        expect(location?.node).toBe(node);
        expect(location?.parent).toBe(parent);
        expect(location?.path.length).toBe(depth);
        expect(childrenAt(document, parent?.id ?? null)?.[location?.index ?? -1]).toBe(node);
      });
    }
  });
});

test('an edit leaves every subtree it did not touch as the same object', () => {
  check((edits) => {
    const editor = new TestEditor();
    for (const edit of edits) {
      const before = nodesOf(editor.document);
      applyEdit(editor, edit);
      for (const [id, node] of nodesOf(editor.document)) {
        const old = before.get(id);
        if (old && old !== node) expect(node, `${edit.kind} made ${id} anew`).not.toEqual(old);
      }
    }
  });
});

test('the commands that the history keeps, run again with the ids they gave, make each step with the same ids', () => {
  check((edits) => {
    const edited = new TestEditor();
    for (const edit of edits) {
      if (edit.kind === 'wait' && edit.b % 2) edited.undo(edit.c % 4);
      applyEdit(edited, edit);
    }
    let document = new TestEditor().document;
    for (const step of edited.editor.getHistory().steps) {
      const { commands, newIds } = JSON.parse(JSON.stringify(step)) as HistoryRecord;
      const ids = [...newIds];
      const newId = () => ids.shift() ?? expect.fail('more ids than the step recorded');
      for (const command of commands) {
        const change = runCommand({ document, context: edited.editor.context, newId }, command);
        if (!change.ok) expect.fail(`${change.reason}: ${JSON.stringify(command)}`);
        document = change.document;
      }
      expect(ids).toEqual([]);
      expect(document).toEqual(step.document);
    }
  });
});

test('what the rules allow is done, and what they refuse changes nothing', () => {
  check((edits) => {
    const editor = new TestEditor();
    for (const edit of edits) {
      const before = editor.document;
      editor.last = { ok: true, ids: [] };
      applyEdit(editor, edit);
      if (!editor.last.ok) expect(editor.document).toBe(before);
      else for (const id of editor.selection) expect(nodesOf(editor.document).has(id)).toBe(true);
    }
  });
});

test('nothing is shown otherwise than where the condition does not hold that it was given to', () => {
  const conditions = [1, 0, 1, 0, 0, 2].map((kind): NodeCondition | undefined => {
    if (kind === 2) return undefined;
    return kind ? { match: 'all', tests: [{ field: 'plan', operator: 'is-empty' }] } : { otherwise: true };
  });
  const blocks = conditions.map((condition, index) => ({ ...button(`b${index}`), ...(condition && { condition }) }));
  const column = (id: string, children: readonly DocumentNode[]) => node(id, 'column', { children });
  const sections = ['s', 't'].map((id) =>
    node(id, 'section', { children: [column(`${id}c`, id === 's' ? blocks : [])] }),
  );
  check((edits) => {
    const editor = new TestEditor({ document: mail(...sections) });
    const owners = new Map([...nodesOf(editor.document).keys()].map((id) => [id, ownerIn(editor.document, id)]));
    for (const edit of edits) {
      applyEdit(editor, edit);
      const isGiven = edit.kind === 'otherwise' || edit.kind === 'duplicate' || edit.kind === 'link';
      for (const { id, origin, condition } of nodesOf(editor.document).values()) {
        const owner = ownerIn(editor.document, id);
        const isNew = isGiven && owners.get(id) === undefined;
        // Within linked modules their authors say it; what is detached goes on as it was.
        if (origin === undefined) {
          const isElse = condition !== undefined && 'otherwise' in condition;
          expect(owner !== undefined, `${edit.kind}: ${id}`).toBe(isElse);
          if (owner && !isNew) expect(owner, `${edit.kind}: ${id}`).toBe(owners.get(id));
        }
        owners.set(id, owner);
      }
    }
  });
});

function ownerIn(document: EmailDocument, id: string): string | undefined {
  const { node, parent } = locate(document, id) ?? {};
  return node && ownerOf(parent?.children ?? [], node)?.id;
}
