import type { TemplateElement } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { layoutChoices, tooltipOf } from './layout-choice.ts';

const BLANK = { name: 'Blank', description: 'An empty page' };

function layout(name: string, category: string): TemplateElement {
  return {
    id: name,
    name,
    description: '',
    categories: [{ id: 'c', name: category, group: 'layouts' }],
  } as unknown as TemplateElement;
}

test('a synthetic Blank is added when none is named Blank', () => {
  const { basic } = layoutChoices([layout('2 columns', 'Basic Layouts')], BLANK);
  expect(basic.map(({ id }) => id)).toEqual(['blank', '2 columns']);
});

test('a Blank of the server stands as it is', () => {
  const { basic } = layoutChoices([layout('Blank', 'Basic Layouts')], BLANK);
  expect(basic.map(({ id }) => id)).toEqual(['Blank']);
});

test('Blank comes first, the others in the order of the library', () => {
  const { basic } = layoutChoices([layout('Sidebar', 'b'), layout('Newsletter', 'b'), layout('Blank', 'b')], BLANK);
  expect(basic.map(({ name }) => name)).toEqual(['Blank', 'Sidebar', 'Newsletter']);
});

test('Featured Layouts have their own tab', () => {
  const { basic, featured } = layoutChoices(
    [layout('Blank', 'Basic Layouts'), layout('Sale', 'Featured Layouts')],
    BLANK,
  );
  expect([basic.length, featured.map(({ name }) => name)]).toEqual([1, ['Sale']]);
});

test('tooltips on layout cards are cut at 70 characters', () => {
  expect(tooltipOf('x'.repeat(70))).toBe('x'.repeat(70));
  expect(tooltipOf('x'.repeat(71))).toBe(`${'x'.repeat(70)}…`);
});
