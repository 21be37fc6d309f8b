import { describe, expect, test } from 'vitest';
import type { Island } from '../island.ts';
import { type OpenIsland, openIsland } from '../open-island.ts';
import { parseIsland } from '../parse-island.ts';
import { MALFORMED } from '../testing/adversarial.ts';
import { mailFixtures } from '../testing/mail-fixtures.ts';
import { tagSoup } from '../testing/tag-soup.ts';
import { attributesOf, editIsland } from './edit-island.ts';
import { runText } from './edit-run.ts';
import type { IslandEdit } from './island-edit.ts';

/** Edits on all mails together; the deep run asks for the full number. */
const EDITS = process.env.DEEP ? 5000 : 400;

const VALUES = [
  '',
  'Plain',
  'A & B < C > "D" \'E\'',
  '{{ first_name }}',
  '%%x%% &amp; *|Y|*',
  '\u00a0é 漢 🎉',
  'a;b:c}',
];

/** Every one gets a few edits besides. */
const SOUPS = process.env.DEEP ? 1000 : 30;
const EDITS_OF_SOUP = 5;

function soups(): readonly (readonly [string, string])[] {
  const random = numbers(7);
  return Array.from({ length: SOUPS }, (_, index) => [`tag soup ${index + 1}`, tagSoup(random)]);
}

describe('an edit changes what was asked for and not one byte more, and the view follows it', () => {
  const mails = [...mailFixtures(), ...MALFORMED];
  const each = Math.ceil(EDITS / mails.length);
  const sources = [
    ...mails.map(([name, source]) => [name, source, each] as const),
    ...soups().map(([name, source]) => [name, source, EDITS_OF_SOUP] as const),
  ];
  test.each(sources)('%s', { timeout: 240_000 }, (_, source, edits) => {
    const island = parsed(source);
    const random = numbers(source.length);
    let shown = opened(source);
    for (let count = 0; count < edits; count += 1) {
      const edit = randomEdit(island, random);
      if (!edit) continue;
      const result = editIsland(source, edit, (text) => (text === source ? island : parseIsland(text)));
      if (!result.ok) continue;
      expect(result.island).toEqual(parsed(result.source));
      expectExactly(source, island, edit, result.source);
      if (shown.follow(result.source, result.island) === undefined) continue;
      expectShown(shown, result.source);
      if (shown.follow(source) === undefined) shown = opened(source);
      expectShown(shown, source);
    }
  });
});

function expectShown(shown: OpenIsland, source: string): void {
  const fresh = opened(source);
  expect(shown.source).toBe(source);
  expect(shown.markedView()).toBe(fresh.markedView());
  expect(shown.wholeView()).toEqual(fresh.wholeView());
  expect(shown.island).toEqual(fresh.island);
}

function opened(source: string): OpenIsland {
  const island = openIsland(source);
  if (!island) throw new Error('too large');
  return island;
}

function expectExactly(source: string, island: Island, edit: IslandEdit, next: string): void {
  const now = parsed(next);
  switch (edit.kind) {
    case 'text': {
      const run = island.texts[edit.text];
      if (!run) throw new Error('no run');
      expect(outside(source, next, run.range)).toBe(true);
      expect(now.elements.length).toBe(island.elements.length);
      expect(tags(now)).toBe(tags(island));
      // A run without words is none any more.
      if (edit.value !== '') expect(runText(next, now.texts[edit.text] ?? run)).toBe(edit.value);
      return;
    }
    case 'element': {
      const element = island.elements[edit.element];
      const after = now.elements[edit.element];
      if (!element || !after) throw new Error('no element');
      expect(outside(source, next, element.openTag)).toBe(true);
      expect(tags(now)).toBe(tags(island));
      const wanted = new Map(attributesOf(source, element));
      for (const [name, value] of Object.entries(edit.attributes ?? {})) wanted.set(name, value ?? '');
      const found = new Map(attributesOf(next, after));
      if (edit.style) {
        expect(found.get('style')).toContain('rgb(1, 2, 3)');
        wanted.delete('style');
        found.delete('style');
      }
      expect([...found].toSorted()).toEqual([...wanted].toSorted());
      return;
    }
    case 'duplicate':
    case 'remove':
    case 'move-up':
    case 'move-down': {
      const element = island.elements[edit.element];
      if (!element) throw new Error('no element');
      const { start, end } = element.range;
      const piece = source.slice(start, end);
      if (edit.kind === 'duplicate') expect(next).toBe(source.slice(0, end) + piece + source.slice(end));
      else if (edit.kind === 'remove') {
        expect(outside(source, next, { start, end })).toBe(true);
        const isMoved = [...island.elements, ...island.texts].some(
          ({ range, readOnly }) => readOnly && range.start > start && range.end <= end,
        );
        // What is written in it and stands elsewhere stays.
        if (!isMoved) expect(next.length).toBe(source.length - (end - start));
      } else expect([...next].toSorted().join('')).toBe([...source].toSorted().join(''));
    }
  }
}

/** Returns whether both sources are the same before and after a range of the first. */
function outside(source: string, next: string, { start, end }: { readonly start: number; readonly end: number }) {
  return next.startsWith(source.slice(0, start)) && next.endsWith(source.slice(end));
}

function tags({ elements }: Island): string {
  return elements.map(({ tag, parent, readOnly }) => `${tag} ${parent} ${readOnly}`).join('\n');
}

function randomEdit({ elements, texts }: Island, random: (below: number) => number): IslandEdit | null {
  const element = elements.length === 0 ? null : random(elements.length);
  const value = VALUES[random(VALUES.length)] ?? '';
  switch (random(6)) {
    case 0:
    case 1:
      return texts.length === 0 ? null : { kind: 'text', text: random(texts.length), value };
    case 2:
    case 3: {
      if (element === null) return null;
      const names = Object.keys(elements[element]?.attributes ?? {});
      const name = names[random(names.length || 1)] ?? 'title';
      return { kind: 'element', element, attributes: { [name]: value } };
    }
    case 4:
      return element === null ? null : { kind: 'element', element, style: { color: 'rgb(1, 2, 3)' } };
    default: {
      const kinds = ['duplicate', 'remove', 'move-up', 'move-down'] as const;
      return element === null ? null : { kind: kinds[random(4)] ?? 'remove', element };
    }
  }
}

/** Numbers that repeat for the same seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

function parsed(source: string): Island {
  const island = parseIsland(source);
  if (!island) throw new Error('too large');
  return island;
}
