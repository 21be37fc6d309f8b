import type { TemplateBody, VersionLabel } from '@mailwright/contract';
import type { BodyChange } from '../templates/update/compose-body.ts';
import type { UpdateRun } from './port.ts';

/** Returns the change of a template; null when there is nothing to change. */
export type EditTemplate = (stored: TemplateBody) => Promise<BodyChange | null>;

/** Parts in which the kinds of runs differ. */
export interface RunKind {
  /**
   * Returns the function that changes the templates of a run.
   * @throws AppError when no template can be changed, because the module or kit of the run is gone
   */
  edit(run: UpdateRun): Promise<EditTemplate>;
  /** Returns the label of the versions that the run makes. */
  label(run: UpdateRun): VersionLabel;
}
