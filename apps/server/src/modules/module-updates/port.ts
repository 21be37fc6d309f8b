import type { BrandUse } from '@mailwright/blocks';
import type { ModuleKind, TemplateBody, VersionLabel } from '@mailwright/contract';
import type { NestingProblem } from '@mailwright/document';
import type { Backlog } from '../../metrics/backlog-metrics.ts';
import type { NewVersion } from '../custom-modules/port.ts';
import type { Guard, TemplateId, TemplateRecord, Timestamp, UpdateOutcome, UserId } from '../templates/port.ts';
import type { PreparedBody } from '../versions/port.ts';

/** Facts about a module for people who have it in a mail. */
export interface LinkedModule {
  readonly moduleId: TemplateId;
  readonly name: string;
  readonly ownerId: UserId;
  readonly isSystem: boolean;
  /** True when it is only in hidden categories. */
  readonly isHidden: boolean;
  readonly kind: ModuleKind;
  /** The latest version. */
  readonly version: number;
}

/** Reads modules that mails are linked to. */
export interface LinkedModuleRepository {
  /** Returns the modules; those that no longer exist are left out. */
  find(ids: readonly TemplateId[]): Promise<readonly LinkedModule[]>;
  version(id: TemplateId, version: number): Promise<TemplateBody | null>;
  workingCopy(id: TemplateId): Promise<TemplateBody | null>;
}

/** Stores which templates are open in an editor, by what editors reported not long ago. */
export interface OpenEditorRepository {
  /** Records that an editor has a template open until `until`, unless it reports again before. */
  open(editor: OpenEditor, now: Timestamp, until: Timestamp): Promise<void>;
  close(editor: OpenEditor): Promise<void>;
  /** Returns those of the templates that are open at this time. */
  openAmong(ids: readonly TemplateId[], now: Timestamp): Promise<ReadonlySet<TemplateId>>;
}

/** Browser page in which a person has a template open. */
export interface OpenEditor {
  readonly templateId: TemplateId;
  readonly editor: string;
  readonly userId: UserId;
}

/** Template that shows a linked module. */
export interface ModuleUseRecord {
  readonly template: TemplateRecord;
  /** Oldest version that it shows. */
  readonly version: number;
  readonly instances: number;
}

/** Person whose readable templates are meant; for administrators also the templates of the system. */
export interface UseViewer {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/** Numbers of templates that show a module, without deleted ones. */
export interface UseCounts extends UsesByKind {
  /** Numbers of those that the person may read. */
  readonly known: UsesByKind;
}

/** Numbers of templates by status, and of modules that contain the module. */
export interface UsesByKind {
  readonly drafts: number;
  readonly published: number;
  readonly modules: number;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Finds templates that use a module, by an index that is written with each save. */
export interface ModuleUseRepository {
  /** Returns templates that the person may read, last edited first. */
  list(moduleId: TemplateId, viewer: UseViewer, page: Page): Promise<readonly ModuleUseRecord[]>;
  counts(moduleId: TemplateId, viewer: UseViewer): Promise<UseCounts>;
  /** Returns the versions other than this one that templates show, newest first, up to a maximum number. */
  versionsBehind(
    moduleId: TemplateId,
    viewer: UseViewer,
    wanted: { readonly version: number; readonly draftsOnly: boolean },
  ): Promise<readonly number[]>;
  /** Returns the templates that show another version than this one, last edited first. */
  behind(
    moduleId: TemplateId,
    viewer: UseViewer,
    wanted: { readonly version: number; readonly draftsOnly: boolean },
  ): Promise<readonly TemplateId[]>;
}

/** Template that has values of a brand kit. */
export interface BrandUseRecord {
  readonly template: TemplateRecord;
  /** True when the template has the kit's present values everywhere. */
  readonly isCurrent: boolean;
}

export interface BrandUseCounts extends UseCounts {
  /** Number of the templates that the person may read and that have other values. */
  readonly behind: number;
}

/**
 * Finds templates that use values of a brand kit, by an index that is written with each save; `values` are the kit's present
 * ones.
 */
export interface BrandUseRepository {
  /** Returns templates that the person may read, last edited first. */
  list(values: readonly BrandUse[], viewer: UseViewer, page: Page): Promise<readonly BrandUseRecord[]>;
  counts(values: readonly BrandUse[], viewer: UseViewer): Promise<BrandUseCounts>;
  /** Returns the templates that the person may read and that have other values, last edited first. */
  behind(values: readonly BrandUse[], viewer: UseViewer, draftsOnly: boolean): Promise<readonly TemplateId[]>;
}

/** One update of many templates. `kind` says what `moduleId` names, and which code changes a template. */
export interface UpdateRun {
  readonly id: string;
  readonly kind: 'module' | 'brand';
  readonly moduleId: TemplateId;
  /** Name of the module or kit; the versions that the run makes are named after it. */
  readonly name: string;
  readonly version: number;
  readonly userId: UserId;
  readonly state: 'running' | 'done' | 'cancelled';
  /** Id of the run that this one takes back. */
  readonly takesBack: string | null;
  readonly startedAt: Timestamp;
  readonly endedAt: Timestamp | null;
}

export interface RunProgress {
  readonly run: UpdateRun;
  readonly total: number;
  readonly updated: number;
  readonly skipped: number;
  /** First of the skipped templates. */
  readonly skippedTemplates: readonly SkippedTemplate[];
}

interface SkippedTemplate {
  readonly templateId: TemplateId;
  readonly name: string;
  readonly code: string;
}

/** Template of a run that is to be updated now, reserved for the holder of this object. */
export interface DueTemplate {
  readonly run: UpdateRun;
  readonly templateId: TemplateId;
  /** Number of tries before this one. */
  readonly tries: number;
  /** Time until which it is reserved. */
  readonly lease: Timestamp;
}

/** State in which a run left a template; needed to take the run back. */
export interface TakenTemplate {
  /** True when the content is as the run made it, even if name, description or status have changed. */
  readonly isUnchanged: boolean;
  /** Time of the version with the content before the run. */
  readonly versionBefore: Timestamp;
}

/** Content of a module after its update. */
export type NextVersion = Omit<NewVersion<NestingProblem>, 'id' | 'userId' | 'now' | 'expectedRevision' | 'guard'>;

export interface UpdatedTemplate<Refusal> {
  readonly now: Timestamp;
  readonly expectedRevision: number;
  readonly body: PreparedBody;
  readonly label: VersionLabel;
  /** Next version, when the template is a module that contains the updated one; else null. */
  readonly module: NextVersion | null;
  /** Returns the guard of the change. `isOpen`: an editor has the template open. */
  readonly guard: (isOpen: boolean) => Guard<Refusal>;
}

/**
 * Stores runs and their templates. Due templates are read from here each time, so that any number of servers share the work.
 */
export interface RunRepository {
  /**
   * Starts a run; earlier runs of the same module or kit leave these templates to it where they have not changed them yet. If
   * the same run is under way with all of these templates still to come, that one goes on.
   * @returns the id of the run
   */
  start(run: Omit<UpdateRun, 'state' | 'endedAt'>, templates: readonly TemplateId[]): Promise<string>;
  find(id: string): Promise<RunProgress | null>;
  /** Returns the runs that a person has started for a module or a kit, newest first. */
  latest(moduleId: TemplateId, userId: UserId, limit: number): Promise<readonly RunProgress[]>;
  /** Ends a run; changes that it has made stay. */
  cancel(id: string, now: Timestamp): Promise<void>;
  /** Returns the templates that a run has changed and that were not taken back since, in the order of the run. */
  changed(id: string): Promise<readonly TemplateId[]>;
  /** Returns the state in which a run left a template; null when it did not change it. */
  taken(id: string, templateId: TemplateId): Promise<TakenTemplate | null>;
  /** Reserves a template that is to be updated now until `until`; null when there is none. */
  claim(now: Timestamp, until: Timestamp): Promise<DueTemplate | null>;
  /**
   * Stores the template's new body and the end of its turn, both or neither; null when another server has reserved it
   * meanwhile, or the run was cancelled.
   */
  store<Refusal>(due: DueTemplate, update: UpdatedTemplate<Refusal>): Promise<UpdateOutcome<Refusal> | null>;
  /** Ends the template's turn without a change; `code` is the reason, null when there was nothing to change. */
  pass(due: DueTemplate, code: string | null): Promise<void>;
  /** Releases the template until `again`; `tries` is the number of failed tries so far. */
  retry(due: DueTemplate, again: Timestamp, tries: number): Promise<void>;
  /** Returns the number of templates that are still to be updated, and the start time of the oldest of their runs. */
  backlog(): Promise<Backlog>;
  /** Ends the runs that have no templates left to change. */
  endFinished(now: Timestamp): Promise<void>;
}
