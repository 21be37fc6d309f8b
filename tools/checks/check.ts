/** Result of one step of `npm run check`; each problem is one line that names the file. */
export interface CheckResult {
  readonly problems: readonly string[];
  /** A few words shown beside the step's name, e.g. how many files it looked at. */
  readonly summary?: string;
}

export interface Check {
  readonly name: string;
  /** Runs beside the others from the start: a long one, in a process of its own. */
  readonly beside?: boolean;
  /** `fix` lets a step mend what it can. */
  readonly run: (options: { readonly fix: boolean }) => Promise<CheckResult>;
}
