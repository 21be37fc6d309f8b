import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import { mail } from '../testing/sample-documents.ts';
import { updateSettings } from './update-settings.ts';

const document = mail();

test('a patch is laid over the settings and the nodes stay', () => {
  const next = updateSettings(document, { patch: { width: 600 } });
  expect(next.settings).toEqual({ ...DEFAULT_SETTINGS, width: 600 });
  expect(next.nodes).toBe(document.nodes);
});

test('settings as they are give the same document', () => {
  expect(updateSettings(document, { patch: { width: 700, headings: { ...DEFAULT_SETTINGS.headings } } })).toBe(
    document,
  );
});
