/** Result of one check of a part. */
export interface Finding {
  /** `note`: it works, and the operator may want to know. */
  readonly state: 'ok' | 'note' | 'problem';
  /** The part, e.g. `Storage`. */
  readonly part: string;
  readonly text: string;
  /** Action that the operator can take. */
  readonly advice?: string;
}

/** Findings of one part in a row. */
export function findingsOf(part: string) {
  return {
    ok: (text: string): Finding => ({ state: 'ok', part, text }),
    note: (text: string, advice: string): Finding => ({ state: 'note', part, text, advice }),
    problem: (text: string, advice: string): Finding => ({ state: 'problem', part, text, advice }),
  };
}
