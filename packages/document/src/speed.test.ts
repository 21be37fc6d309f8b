import { expect, test } from 'vitest';
import { readDocument } from './read/read-document.ts';
import { fakeRegistry } from './testing/fake-registry.ts';
import { allIds } from './testing/random-edits.ts';
import { rows } from './testing/sample-documents.ts';
import { TestEditor } from './testing/test-editor.ts';
import { locate } from './tree/locate.ts';
import { writeDocument } from './write-document.ts';

/** Median milliseconds of one run. */
function median(times: number, run: (index: number) => void): number {
  const measured = Array.from({ length: times }, (_, index) => {
    const start = performance.now();
    run(index);
    return performance.now() - start;
  });
  return measured.sort((a, b) => a - b)[times >> 1] ?? 0;
}

const document = rows(2000);
const json = JSON.parse(JSON.stringify(document));

// Bounds are several times what a slow machine needs; they catch a walk over all nodes where none belongs.
test('in a mail of 2,000 two-column rows an edit costs what it changes, not what there is', () => {
  const editor = new TestEditor({ document });
  const ids = allIds(document);
  expect(ids).toHaveLength(14_001);
  locate(document, 'r0');
  const figures = {
    lookup: median(2000, (index) => locate(editor.document, ids[(index * 7919) % ids.length] ?? '')),
    updateProps: median(300, (index) => editor.select(`r${index * 6}b`).set('label', `L${index}`)),
    type: median(300, (index) => editor.set('label', `T${index}`, { coalesce: 'typing' })),
    updateStyle: median(300, (index) => editor.style({ paddingTop: index })),
    canMove: median(300, (index) =>
      editor.editor.can({ type: 'move', ids: ['r5b'], target: { parentId: `r${index}l`, index: 0 } }),
    ),
    insert: median(100, (index) => editor.add('button', `r${index * 19}l`)),
    move: median(100, (index) => editor.move(`r${index * 19 + 1}b`, `r${index * 3}l`)),
    duplicate: median(100, (index) => editor.duplicate([`r${index * 19 + 2}`])),
    undo: median(300, () => editor.undo()),
    read: median(5, () => readDocument(json, fakeRegistry)),
    write: median(5, () => writeDocument(editor.document)),
  };
  const bounds = { lookup: 0.1, canMove: 0.1, move: 4, duplicate: 4, read: 500, write: 50 };
  for (const [name, figure] of Object.entries(figures)) {
    expect(figure, name).toBeLessThan(bounds[name as keyof typeof bounds] ?? 1);
  }
});
