import { expect, test } from 'vitest';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { tabsFor } from './image-tabs.ts';

const SESSION = {} as EditorSession;

test('own images are searched once typing has paused for 600 ms', () => {
  const pauses = tabsFor(SESSION).flatMap(({ id, pause }) => (id === 'global' || id === 'template' ? [pause] : []));
  expect(pauses).toEqual([600, 600]);
});

test('free images and icons are searched once typing has paused for 500 ms', () => {
  const tabs = [...tabsFor(SESSION), ...tabsFor(SESSION, 'icons')];
  const pauses = tabs.flatMap(({ id, pause }) => (id === 'free' || id === 'icons' ? [[id, pause]] : []));
  expect(pauses).toEqual([
    ['free', 500],
    ['icons', 500],
  ]);
});

test('the images of a template can be looked at as soon as it has any', () => {
  const template = tabsFor(SESSION).find(({ id }) => id === 'template');
  expect(template?.disabled?.({ templateHasImages: false })).toBe(true);
  expect(template?.disabled?.({ templateHasImages: true })).toBe(false);
});

test('where an icon is chosen there are icons alone, and nowhere else', () => {
  expect(tabsFor(SESSION, 'icons').map(({ only }) => only)).toEqual(['icons']);
  expect(tabsFor(SESSION).some(({ only }) => only === 'icons')).toBe(false);
});
