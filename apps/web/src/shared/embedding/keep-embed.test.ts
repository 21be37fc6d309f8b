import { expect, test } from 'vitest';
import { keepEmbed } from './keep-embed.ts';

test('embedded mode goes along from page to page', () => {
  expect(keepEmbed('/edit/t1', '?embed')).toBe('/edit/t1?embed=true');
  expect(keepEmbed('/?status=draft', '?embed=true')).toBe('/?status=draft&embed=true');
  expect(keepEmbed('/settings#tours', '?embed')).toBe('/settings?embed=true#tours');
});

test('what is not embedded, or says so itself, stays as it is', () => {
  expect(keepEmbed('/edit/t1', '?status=draft')).toBe('/edit/t1');
  expect(keepEmbed('/edit/t1?embed=false', '?embed')).toBe('/edit/t1?embed=false');
});
