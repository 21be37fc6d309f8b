import { blockRegistry } from '@mailwright/blocks';
import { blankDocument } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { saveWords } from './save-words.ts';

const saved = {
  saving: false,
  busy: false,
  dirty: false,
  online: true,
  unreachable: false,
  draftKept: false,
  held: null,
  byHand: false,
  savedAt: 100_000,
  now: 112_000,
};

describe('the save state in words', () => {
  it('tells how long ago the last save was', () => {
    expect(saveWords(saved)).toEqual({ key: 'save.savedAgo', savedAt: 100_000 });
    expect(saveWords({ ...saved, now: 101_000 })).toEqual({ key: 'save.justNow' });
  });

  it('says that changes are not saved', () => {
    expect(saveWords({ ...saved, dirty: true })).toEqual({ key: 'save.unsaved' });
  });

  it('says that a save is under way, whatever else is true', () => {
    expect(saveWords({ ...saved, saving: true, dirty: true, online: false })).toEqual({ key: 'save.saving' });
  });

  it('says that the server is busy, and only while a save is under way', () => {
    expect(saveWords({ ...saved, saving: true, busy: true, dirty: true })).toEqual({ key: 'save.busy' });
    expect(saveWords({ ...saved, busy: true })).toEqual({ key: 'save.savedAgo', savedAt: 100_000 });
  });

  it('says offline that the work is kept on this device, and never when it is not', () => {
    expect(saveWords({ ...saved, dirty: true, online: false, draftKept: true })).toEqual({ key: 'save.offlineKept' });
    expect(saveWords({ ...saved, dirty: true, online: false })).toEqual({ key: 'save.offlineLost' });
  });

  it('counts a save without an answer as offline', () => {
    expect(saveWords({ ...saved, dirty: true, unreachable: true, draftKept: true })).toEqual({
      key: 'save.offlineKept',
    });
  });

  it('says why nothing is saved by itself: a conflict, refused content, a published template', () => {
    const dirty = { ...saved, dirty: true };
    expect(saveWords({ ...dirty, held: { kind: 'conflict' } })).toEqual({ key: 'save.conflict' });
    const refusal = { code: 'BASE64_NOT_ALLOWED', sentence: 'Base64 encoded content is not allowed' };
    const held = { kind: 'refused', document: blankDocument(blockRegistry), ...refusal } as const;
    expect(saveWords({ ...dirty, held })).toEqual({ key: 'save.refused', ...refusal });
    expect(saveWords({ ...dirty, byHand: true })).toEqual({ key: 'save.byHand' });
    expect(saveWords({ ...saved, byHand: true, held })).toEqual({ key: 'save.savedAgo', savedAt: 100_000 });
  });

  it('has nothing to worry about offline when everything is saved', () => {
    expect(saveWords({ ...saved, online: false })).toEqual({ key: 'save.savedAgo', savedAt: 100_000 });
  });
});
