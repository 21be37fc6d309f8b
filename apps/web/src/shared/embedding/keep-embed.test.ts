import { expect, test } from 'vitest';
import { keepEmbed } from './keep-embed.ts';

test('embedded mode goes along from page to page', () => {
  expect(keepEmbed('/edit/t1', '?embed')).toEqual({ pathname: '/edit/t1', search: '?embed=true' });
  expect(keepEmbed('/?status=draft', '?embed=true')).toEqual({ pathname: '/', search: '?status=draft&embed=true' });
  expect(keepEmbed({ pathname: '/settings' }, '?embed')).toEqual({ pathname: '/settings', search: '?embed=true' });
});

test('what is not embedded, or says so itself, stays as it is', () => {
  expect(keepEmbed('/edit/t1', '?status=draft')).toBe('/edit/t1');
  expect(keepEmbed('/edit/t1?embed=false', '?embed')).toBe('/edit/t1?embed=false');
});
