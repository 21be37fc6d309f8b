import { describe, expect, test } from 'vitest';
import { attributesOf, editIsland } from './edit/edit-island.ts';
import type { IslandEdit } from './edit/island-edit.ts';
import { outlookTwin } from './edit/outlook-twin.ts';
import type { Island } from './island.ts';
import { openIsland } from './open-island.ts';
import { parseIsland } from './parse-island.ts';
import { htmlProblems } from './problems/html-problems.ts';
import { sanitizeView } from './sanitize-view.ts';
import { splitDocument } from './split-document.ts';
import { ADVERSARIAL } from './testing/adversarial.ts';

/** Far more than any of these takes on a busy machine, far less than what grows with the square of the length. */
const SOON = { timeout: 30_000 };

/** Reading a megabyte takes a second: of the large ones, every second; the deep run has all. */
const CHOSEN = ADVERSARIAL.map((mail, index) => [...mail, index] as const).filter(
  ([, source, index]) => import.meta.env.DEEP || source.length < 100_000 || index % 2 === 0,
);

/** One edit of each kind, of the last that may be edited; where that is no work, of the first, too. */
function edits({ elements, texts }: Island, both: boolean): readonly IslandEdit[] {
  const free = <T extends { readonly readOnly: unknown }>(list: readonly T[]) =>
    list.flatMap(({ readOnly }, index) => (readOnly === null ? [index] : []));
  const ends = (list: readonly number[]) =>
    [...new Set(both ? [list[0], list.at(-1)] : [list.at(-1)])].filter((index) => index !== undefined);
  return [
    ...ends(free(texts)).map((text) => ({ kind: 'text', text, value: 'Other & words' }) as const),
    ...ends(free(elements)).flatMap((element) => [
      { kind: 'element', element, style: { color: '#123456' } } as const,
      { kind: 'element', element, attributes: { title: 'A "title"' } } as const,
      { kind: 'duplicate', element } as const,
      { kind: 'remove', element } as const,
    ]),
  ];
}

describe('hostile HTML is read, shown and edited in good time', () => {
  test.each(CHOSEN)('%s', SOON, (_, source, index) => {
    const open = openIsland(source);
    expect(sanitizeView(source)).not.toMatch(/<script|<iframe/i);
    htmlProblems(source);
    splitDocument(source);
    if (!open) return;
    const { island } = open;
    const isSmall = source.length < 100_000;
    const [element] = island.elements;
    if (element) outlookTwin(source, island, element);
    const all = edits(island, isSmall);
    // Each reads a megabyte anew: one large source has one kind of edit, the next one the next; the deep run has all.
    const chosen = isSmall || import.meta.env.DEEP ? all : all.filter((_, at) => at === index % all.length);
    for (const edit of chosen) {
      const result = editIsland(source, edit, (text) => (text === source ? island : parseIsland(text)));
      if (!result.ok || !isSmall) continue;
      expect(result.island).toEqual(parseIsland(result.source));
    }
  });
});

test(
  'of a hundred thousand attributes and a megabyte of style, one is changed and the others keep their bytes',
  SOON,
  () => {
    for (const name of ['a hundred thousand attributes', 'a style attribute of a megabyte']) {
      const [, source = ''] = ADVERSARIAL.find(([known]) => known === name) ?? [];
      const island = parseIsland(source);
      const element = island?.elements.at(-1);
      if (!element) throw new Error('no element');
      const result = editIsland(source, { kind: 'element', element: element.index, attributes: { title: 'new' } });
      const changed = result.ok ? result.island.elements.at(-1) : undefined;
      if (!result.ok || !changed) throw new Error('refused');
      expect(attributesOf(result.source, changed).size).toBe(attributesOf(source, element).size + 1);
      expect(result.source.replace(' title="new"', '')).toBe(source);
    }
  },
);
