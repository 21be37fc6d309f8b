import type { SessionState } from './editor-session.ts';

/** The save state in words, as a key of the `editor` namespace; `ago` is to be filled in where there is one. */
export type SaveWords =
  | { readonly key: 'save.saving' | 'save.unsaved' | 'save.offlineKept' | 'save.offlineLost' | 'save.justNow' }
  | { readonly key: 'save.savedAgo'; readonly savedAt: number };

/** Younger than this a save is "just now". */
const FRESH = 5000;

type Facts = Pick<SessionState, 'saving' | 'savedAt' | 'unreachable' | 'draftKept'> & {
  readonly dirty: boolean;
  readonly online: boolean;
  readonly now: number;
};

/** What the top bar says about the work at hand. */
export function saveWords({ saving, dirty, online, unreachable, draftKept, savedAt, now }: Facts): SaveWords {
  if (saving) return { key: 'save.saving' };
  if (dirty && (!online || unreachable)) return { key: draftKept ? 'save.offlineKept' : 'save.offlineLost' };
  if (dirty) return { key: 'save.unsaved' };
  return now - savedAt < FRESH ? { key: 'save.justNow' } : { key: 'save.savedAgo', savedAt };
}
