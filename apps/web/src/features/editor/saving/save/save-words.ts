import type { SessionState } from '../../core/session/editor-session.ts';

/** The save state in words, as a key of the `editor` namespace; `ago` is to be filled in where there is one. */
export type SaveWords =
  | {
      readonly key:
        | 'save.saving'
        | 'save.busy'
        | 'save.unsaved'
        | 'save.byHand'
        | 'save.conflict'
        | 'save.offlineKept'
        | 'save.offlineLost'
        | 'save.justNow';
    }
  | { readonly key: 'save.refused'; readonly code: string; readonly sentence: string }
  | { readonly key: 'save.savedAgo'; readonly savedAt: number };

/** Younger than this a save is "just now". */
const FRESH = 5000;

type Facts = Pick<SessionState, 'saving' | 'busy' | 'savedAt' | 'unreachable' | 'draftKept' | 'held'> & {
  readonly dirty: boolean;
  readonly online: boolean;
  readonly now: number;
  /** The person wants drafts to be saved automatically, but this template is published. */
  readonly byHand: boolean;
};

/** Returns what the top bar says about the current work. */
export function saveWords(facts: Facts): SaveWords {
  const { saving, busy, dirty, online, unreachable, draftKept, held, byHand, savedAt, now } = facts;
  if (saving) return { key: busy ? 'save.busy' : 'save.saving' };
  if (dirty && (!online || unreachable)) return { key: draftKept ? 'save.offlineKept' : 'save.offlineLost' };
  if (dirty && held?.kind === 'conflict') return { key: 'save.conflict' };
  if (dirty && held?.kind === 'refused') return { key: 'save.refused', code: held.code, sentence: held.sentence };
  if (dirty) return { key: byHand ? 'save.byHand' : 'save.unsaved' };
  return now - savedAt < FRESH ? { key: 'save.justNow' } : { key: 'save.savedAgo', savedAt };
}
