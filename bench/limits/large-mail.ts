import { readDocument, writeDocument } from '../../packages/document/src/index.ts';
import { fakeRegistry } from '../../packages/document/src/testing/fake-registry.ts';
import { allIds } from '../../packages/document/src/testing/random-edits.ts';
import { rows } from '../../packages/document/src/testing/sample-documents.ts';
import { TestEditor } from '../../packages/document/src/testing/test-editor.ts';
import { locate } from '../../packages/document/src/tree/locate.ts';
import type { Limited } from './limited.ts';

/** Edits of a mail of 2,000 rows with two columns each: an edit costs what it changes, not what there is. */
export function editsOfLargeMail(): readonly Limited[] {
  const document = rows(2000);
  const json = JSON.parse(JSON.stringify(document));
  const editor = new TestEditor({ document });
  const ids = allIds(document);
  locate(document, 'r0');
  const edits: readonly (readonly [name: string, limit: number, times: number, run: (at: number) => unknown])[] = [
    ['lookup', 0.1, 2000, (at) => locate(editor.document, ids[(at * 7919) % ids.length] ?? '')],
    ['a property', 1, 300, (at) => editor.select(`r${at * 6}b`).set('label', `L${at}`)],
    ['a key in a text', 1, 300, (at) => editor.set('label', `T${at}`, { coalesce: 'typing' })],
    ['a style', 1, 300, (at) => editor.style({ paddingTop: at })],
    [
      'may it be moved',
      0.1,
      300,
      (at) => editor.editor.can({ type: 'move', ids: ['r5b'], target: { parentId: `r${at}l`, index: 0 } }),
    ],
    ['insert', 1, 100, (at) => editor.add('button', `r${at * 19}l`)],
    ['move', 4, 100, (at) => editor.move(`r${at * 19 + 1}b`, `r${at * 3}l`)],
    ['duplicate', 4, 100, (at) => editor.duplicate([`r${at * 19 + 2}`])],
    ['undo', 1, 300, () => editor.undo()],
    ['read', 500, 5, () => readDocument(json, fakeRegistry)],
    ['write', 50, 5, () => writeDocument(editor.document)],
  ];
  return edits.map(([name, limit, times, run]) => ({ name: `2,000 rows: ${name}`, limit, times, run }));
}
