import { expect, test } from 'vitest';
import { EDITOR_KEYS, keysOf } from '../../../shared/shortcuts/editor-keys.ts';
import { ACTIONS } from './actions.ts';

/** Keys that the canvas, the layers and the page take themselves; they belong to no action. */
const NO_ACTIONS = [
  'walk-up',
  'walk-down',
  'edit-text',
  'next-region',
  'previous-region',
  'previous-person',
  'next-person',
];

test('each action is there once', () => {
  const ids = ACTIONS.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('all keys of the list are those of an action that there is', () => {
  const named = Object.values(EDITOR_KEYS).flatMap((line) => Object.keys(line));
  const ids = new Set([...ACTIONS.map(({ id }) => id), ...NO_ACTIONS]);
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
});

test('no two actions answer to the same keys', () => {
  const keys = ACTIONS.flatMap(({ id }) => keysOf(id)).map(({ codes, ...shortcut }) => JSON.stringify(shortcut));
  expect(keys.length).toBe(21);
  expect(new Set(keys).size).toBe(keys.length);
});
