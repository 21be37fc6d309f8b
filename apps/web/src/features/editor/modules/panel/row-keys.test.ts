import { expect, it } from 'vitest';
import type { ModuleRow } from '../../../../shared/modules/module-groups.ts';
import { nextRow } from './row-keys.ts';

const row = (kind: ModuleRow['kind']) => ({ kind, key: '' }) as ModuleRow;
const ROWS = [row('group'), row('empty'), row('group'), row('module'), row('module')];

it('up and down walk over names and modules, and pass by what says that a group is empty', () => {
  expect(nextRow('ArrowDown', ROWS, 0)).toBe(2);
  expect(nextRow('ArrowUp', ROWS, 2)).toBe(0);
  expect(nextRow('ArrowDown', ROWS, 4)).toBe(4);
  expect(nextRow('ArrowUp', ROWS, 0)).toBe(0);
});

it('left leads from a module to the name of its group, Home and End to both ends', () => {
  expect(nextRow('ArrowLeft', ROWS, 4)).toBe(2);
  expect(nextRow('Home', ROWS, 4)).toBe(0);
  expect(nextRow('End', ROWS, 0)).toBe(4);
  expect(nextRow('a', ROWS, 0)).toBeUndefined();
});
