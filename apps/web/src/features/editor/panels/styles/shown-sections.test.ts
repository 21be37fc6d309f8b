import { blockRegistry } from '@mailwright/blocks';
import { expect, test } from 'vitest';
import { shownSections } from './shown-sections.ts';

test('advanced mode shows every style section of a block, simple mode a few', () => {
  expect(shownSections(blockRegistry, [{ type: 'image' }], 'advanced')).toEqual({
    shown: ['align', 'spacing', 'background', 'border', 'radius', 'opacity', 'visibility'],
    moreInAdvanced: false,
  });
  expect(shownSections(blockRegistry, [{ type: 'image' }], 'simple')).toEqual({
    shown: ['align', 'spacing', 'background', 'visibility'],
    moreInAdvanced: true,
  });
});

test('several blocks show the sections that they have in common', () => {
  const both = [{ type: 'html' }, { type: 'image' }];
  expect(shownSections(blockRegistry, both, 'advanced').shown).toEqual(['spacing', 'visibility']);
  expect(shownSections(blockRegistry, both, 'simple').moreInAdvanced).toBe(false);
});
