import type { EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { EditorSession } from '../session/editor-session.ts';
import { afterSave, type OpenModule } from './open-module.ts';

const SAVED = {} as EmailDocument;
const CHANGED = {} as EmailDocument;

function sessionOf(module: OpenModule | null): Pick<EditorSession, 'state' | 'editor'> {
  const state = createStore(() => ({ module })) as unknown as EditorSession['state'];
  const editor = { getState: () => ({ saved: SAVED }) } as unknown as EditorSession['editor'];
  return { state, editor };
}

test('a save leaves something to publish where it changed the content, and none where it only renamed the module', () => {
  const module: OpenModule = { kind: 'sections', version: 1, category: null, hasUnpublishedChanges: false };
  expect(afterSave(sessionOf(module), SAVED).module?.hasUnpublishedChanges).toBe(false);
  expect(afterSave(sessionOf(module), CHANGED).module?.hasUnpublishedChanges).toBe(true);
  const waiting = { ...module, hasUnpublishedChanges: true };
  expect(afterSave(sessionOf(waiting), SAVED).module?.hasUnpublishedChanges).toBe(true);
  expect(afterSave(sessionOf(null), CHANGED).module).toBeNull();
});
