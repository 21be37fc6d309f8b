import type { endpoints, ResponseBody } from '@mailwright/contract';

/** Problem that MJML found in a source, with its line. */
export type MjmlProblem = ResponseBody<typeof endpoints.imports.mjml, 200>['problems'][number];

/** A source in MJML that cannot be read: its tags do not close, or there is no mail in it. */
export class BrokenMjml extends Error {
  override readonly name = 'BrokenMjml';
  readonly problems: readonly MjmlProblem[];

  constructor(problems: readonly MjmlProblem[]) {
    super('The MJML is broken.');
    this.problems = problems;
  }
}
