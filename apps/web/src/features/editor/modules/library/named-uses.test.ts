import { expect, test } from 'vitest';
import { namedUses } from './named-uses.ts';

const use = (name: string, isModule = false) => ({ name, isModule });

test('what goes by the same name is named once and counted, modules apart from templates', () => {
  const uses = [use('Spring'), use('Footer', true), use('Spring'), use('Footer'), use('Summer')];
  expect(namedUses(uses, 3)).toEqual([
    { name: 'Spring', isModule: false, count: 2 },
    { name: 'Footer', isModule: true, count: 1 },
    { name: 'Footer', isModule: false, count: 1 },
  ]);
});
