import type { BrandUse } from '@mailwright/blocks';
import type { ModuleKind, TemplateBody, VersionLabel } from '@mailwright/contract';
import type { NestingProblem } from '@mailwright/document';
import type { Backlog } from '../../metrics/backlog-metrics.ts';
import type { NewVersion } from '../custom-modules/port.ts';
import type { Guard, TemplateId, TemplateRecord, Timestamp, UpdateOutcome, UserId } from '../templates/port.ts';
import type { PreparedBody } from '../versions/port.ts';

/** A module as somebody who has it in a mail needs to know it. */
export interface LinkedModule {
  readonly moduleId: TemplateId;
  readonly name: string;
  readonly ownerId: UserId;
  readonly isSystem: boolean;
  /** In hidden categories alone. */
  readonly isHidden: boolean;
  readonly kind: ModuleKind;
  /** The latest version. */
  readonly version: number;
}

/** What mails need to know of modules that they link to. */
export interface LinkedModuleRepository {
  /** Those that are gone are left out. */
  find(ids: readonly TemplateId[]): Promise<readonly LinkedModule[]>;
  version(id: TemplateId, version: number): Promise<TemplateBody | null>;
  workingCopy(id: TemplateId): Promise<TemplateBody | null>;
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

/** A template that shows a linked module. */
export interface ModuleUseRecord {
  readonly template: TemplateRecord;
  /** The oldest version that it shows. */
  readonly version: number;
  readonly instances: number;
}

/** Whose templates are meant: what the person may read, and for admins those of the system. */
export interface UseViewer {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/** How many templates show a module; deleted ones do not count. */
export interface UseCounts extends UsesByKind {
  /** Of all, those that the person may read. */
  readonly known: UsesByKind;
}

/** Templates by status, and modules that hold the module. */
export interface UsesByKind {
  readonly drafts: number;
  readonly published: number;
  readonly modules: number;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Where modules are used, by an index that is written with each save. */
export interface ModuleUseRepository {
  /** Templates that the person may read, last edited first. */
  list(moduleId: TemplateId, viewer: UseViewer, page: Page): Promise<readonly ModuleUseRecord[]>;
  counts(moduleId: TemplateId, viewer: UseViewer): Promise<UseCounts>;
  /** Versions of templates that show another one than this, the latest ones. */
  versionsBehind(
    moduleId: TemplateId,
    viewer: UseViewer,
    wanted: { readonly version: number; readonly draftsOnly: boolean },
  ): Promise<readonly number[]>;
  /** Those that show another version than this one, last edited first. */
  behind(
    moduleId: TemplateId,
    viewer: UseViewer,
    wanted: { readonly version: number; readonly draftsOnly: boolean },
  ): Promise<readonly TemplateId[]>;
}

/** A template that has values of a brand kit. */
export interface BrandUseRecord {
  readonly template: TemplateRecord;
  /** It has everywhere what the kit says now. */
  readonly isCurrent: boolean;
}

export interface BrandUseCounts extends UseCounts {
  /** Of those that the person may read, those that have other values. */
  readonly behind: number;
}

/** Where the values of a brand kit are used, by an index that is written with each save; `values` are those it has now. */
export interface BrandUseRepository {
  /** Templates that the person may read, last edited first. */
  list(values: readonly BrandUse[], viewer: UseViewer, page: Page): Promise<readonly BrandUseRecord[]>;
  counts(values: readonly BrandUse[], viewer: UseViewer): Promise<BrandUseCounts>;
  /** Those that the person may read and that have other values, last edited first. */
  behind(values: readonly BrandUse[], viewer: UseViewer, draftsOnly: boolean): Promise<readonly TemplateId[]>;
}

/** One piece of work on many templates. `kind` says what `moduleId` names, and who knows what becomes of a template. */
export interface UpdateRun {
  readonly id: string;
  readonly kind: 'module' | 'brand';
  readonly moduleId: TemplateId;
  /** What the templates' versions are named after. */
  readonly name: string;
  readonly version: number;
  readonly userId: UserId;
  readonly state: 'running' | 'done' | 'cancelled';
  /** The run that it takes back. */
  readonly takesBack: string | null;
  readonly startedAt: Timestamp;
  readonly endedAt: Timestamp | null;
}

export interface RunProgress {
  readonly run: UpdateRun;
  readonly total: number;
  readonly updated: number;
  readonly skipped: number;
  /** The first of those that were skipped. */
  readonly skippedTemplates: readonly SkippedTemplate[];
}

interface SkippedTemplate {
  readonly templateId: TemplateId;
  readonly name: string;
  readonly code: string;
}

/** A template of a run whose turn it is, held by whoever has this. */
export interface DueTemplate {
  readonly run: UpdateRun;
  readonly templateId: TemplateId;
  /** How often it was tried before. */
  readonly tries: number;
  /** Until when it is held. */
  readonly lease: Timestamp;
}

/** What a run that is taken back left at a template. */
export interface TakenTemplate {
  /** Its content is still what the run made of it, whatever became of its name, description or status. */
  readonly isUnchanged: boolean;
  /** Time of the version that holds what stood before. */
  readonly versionBefore: Timestamp;
}

/** What a module consists of once it is updated. */
export type NextVersion = Omit<NewVersion<NestingProblem>, 'id' | 'userId' | 'now' | 'expectedRevision' | 'guard'>;

export interface UpdatedTemplate<Refusal> {
  readonly now: Timestamp;
  readonly expectedRevision: number;
  readonly body: PreparedBody;
  readonly label: VersionLabel;
  /** Where it is a module that has the other one in it: its next version has it too. */
  readonly module: NextVersion | null;
  /** `isOpen`: some editor has it open. */
  readonly guard: (isOpen: boolean) => Guard<Refusal>;
}

/** Runs and their templates. What is due is read from here each time, so that any number of servers share the work. */
export interface RunRepository {
  /**
   * Starts a run, to which runs of the same module or kit leave what they have not done yet of these templates. Where the same
   * run is under way, and all of these templates are still to come in it, that one goes on.
   * @returns the id of the run
   */
  start(run: Omit<UpdateRun, 'state' | 'endedAt'>, templates: readonly TemplateId[]): Promise<string>;
  find(id: string): Promise<RunProgress | null>;
  /** Those that a person has started for a module or a kit, newest first. */
  latest(moduleId: TemplateId, userId: UserId, limit: number): Promise<readonly RunProgress[]>;
  /** Ends a run; what has been done stays so. */
  cancel(id: string, now: Timestamp): Promise<void>;
  /** Templates that a run has changed and that were not taken back since, in its order. */
  changed(id: string): Promise<readonly TemplateId[]>;
  /** What a run did to a template. */
  taken(id: string, templateId: TemplateId): Promise<TakenTemplate | null>;
  /** Takes a template whose turn it is, and keeps others off it until `until`; null when there is none. */
  claim(now: Timestamp, until: Timestamp): Promise<DueTemplate | null>;
  /**
   * Stores the template's new body and that its turn is over, both or neither; null when somebody else has it by now,
   * or the run was cancelled.
   */
  store<Refusal>(due: DueTemplate, update: UpdatedTemplate<Refusal>): Promise<UpdateOutcome<Refusal> | null>;
  /** Ends its turn without a change: there was nothing to do, or a reason not to. */
  pass(due: DueTemplate, code: string | null): Promise<void>;
  /** Leaves it to whoever comes after `again`; `tries` of it have failed by then. */
  retry(due: DueTemplate, again: Timestamp, tries: number): Promise<void>;
  /** Templates whose turn is to come, since the runs they belong to began. */
  backlog(): Promise<Backlog>;
  /** Ends the runs that have nothing left to do. */
  endFinished(now: Timestamp): Promise<void>;
}
