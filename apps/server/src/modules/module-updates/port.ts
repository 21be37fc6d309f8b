import type { TemplateId, Timestamp, UserId } from '../templates/port.ts';

/** A module as somebody who has it in a mail needs to know it. */
export interface LinkedModule {
  readonly moduleId: TemplateId;
  readonly name: string;
  readonly ownerId: UserId;
  readonly isSystem: boolean;
  /** In hidden categories alone. */
  readonly isHidden: boolean;
  /** The latest version. */
  readonly version: number;
}

/** Which templates are open in an editor: those whose editor said so not long ago. */
export interface OpenEditorRepository {
  /** Says that an editor has a template open until `until`, if it does not say so again before. */
  open(editor: OpenEditor, now: Timestamp, until: Timestamp): Promise<void>;
  close(editor: OpenEditor): Promise<void>;
  /** Those among the templates that are open at this time. */
  openAmong(ids: readonly TemplateId[], now: Timestamp): Promise<ReadonlySet<TemplateId>>;
}

/** One page of one person with one template. */
export interface OpenEditor {
  readonly templateId: TemplateId;
  readonly editor: string;
  readonly userId: UserId;
}
