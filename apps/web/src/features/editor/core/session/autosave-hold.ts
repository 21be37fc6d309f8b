import type { EmailDocument } from '@mailwright/document';

/** Reason why the editor pauses automatic saving. */
export type AutosaveHold =
  /** Somebody else saved, or holds the lock: a person has to decide what becomes of both. */
  | { readonly kind: 'conflict' }
  /** The server does not take this document; the next change may mend that. */
  | { readonly kind: 'refused'; readonly document: EmailDocument; readonly code: string; readonly sentence: string };
