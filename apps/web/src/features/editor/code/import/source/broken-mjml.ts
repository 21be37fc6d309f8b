import type { endpoints, ResponseBody } from '@mailwright/contract';

/** What MJML has to say of a source, and where. */
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
