import { blockRegistry } from '@mailwright/blocks';
import type { DocumentNode, JsonObject } from '@mailwright/document';
import { expect, test } from 'vitest';
import { isUsed, shownSections } from './shown-sections.ts';

function node(type: string, props: JsonObject = {}): DocumentNode {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  return { id: type, type, props: { ...seed?.props, ...props }, style: {} };
}

test('advanced mode shows every style section of a block, simple mode a few', () => {
  expect(shownSections(blockRegistry, [node('image')], 'advanced')).toEqual({
    shown: ['align', 'spacing', 'background', 'border', 'radius', 'opacity', 'visibility', 'more'],
    moreInAdvanced: false,
  });
  expect(shownSections(blockRegistry, [node('image')], 'simple')).toEqual({
    shown: ['align', 'spacing', 'background', 'visibility'],
    moreInAdvanced: true,
  });
});

test('several blocks show the sections that they have in common', () => {
  const both = [node('html'), node('image')];
  expect(shownSections(blockRegistry, both, 'advanced').shown).toEqual(['spacing', 'visibility', 'more']);
  expect(shownSections(blockRegistry, both, 'simple').moreInAdvanced).toBe(true);
});

test('only sections of the page itself go to the edges of the window', () => {
  expect(shownSections(blockRegistry, [node('section')], 'simple', true).shown).toContain('stripe');
  expect(shownSections(blockRegistry, [node('section')], 'simple').shown).not.toContain('stripe');
  expect(shownSections(blockRegistry, [node('image')], 'simple', true).shown).not.toContain('stripe');
});

test('what would change nothing on one of the blocks is left out', () => {
  const wide = node('button', { fullWidth: true });
  expect(shownSections(blockRegistry, [node('button')], 'simple').shown).toContain('align');
  expect(shownSections(blockRegistry, [wide], 'simple').shown).not.toContain('align');
  expect(isUsed('textAlign', blockRegistry, [wide])).toBe(true);
  expect(isUsed('textAlign', blockRegistry, [wide, node('button')])).toBe(false);
  expect(isUsed('textAlign', blockRegistry, [node('menu')])).toBe(false);
});
