import type { TemplateBody, VersionLabel } from '@mailwright/contract';
import type { BodyChange } from '../templates/update/compose-body.ts';
import type { UpdateRun } from './port.ts';

/** What a template becomes; null where it is so already. */
export type EditTemplate = (stored: TemplateBody) => Promise<BodyChange | null>;

/** What kinds of runs differ in; all else about them is the same. */
export interface RunKind {
  /** @throws AppError when no template can be changed, since what the run brings is gone */
  edit(run: UpdateRun): Promise<EditTemplate>;
  /** What the versions that it makes are called. */
  label(run: UpdateRun): VersionLabel;
}
