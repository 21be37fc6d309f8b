import type { ModuleKind, PersonName, TemplateBody } from '@mailwright/contract';
import type { ModuleNesting } from '@mailwright/document';
import type { CategoryRepository } from '../categories/port.ts';
import type { Guard, NewTemplate, TemplateRecord, TemplateRepository, Timestamp, UserId } from '../templates/port.ts';

export type ModuleId = string;

/** Facts about a module's content that are stored beside it. */
export interface ModuleContentFacts {
  readonly kind: ModuleKind;
  /** Width of the mail that the module came from, CSS pixels. */
  readonly width: number;
  /** Words in it, folded. */
  readonly words: string;
}

/** Custom module without its content. */
export interface ModuleRecord extends ModuleContentFacts {
  /** Its working copy. */
  readonly template: TemplateRecord;
  /** The latest version. */
  readonly version: number;
  /** The revision of the working copy that the latest version was made from. */
  readonly publishedRevision: number;
  /** The template that it was made from. */
  readonly sourceTemplateId: string | null;
}

export interface ModuleList {
  readonly viewerId: UserId;
  /** True when modules of hidden categories are listed too. */
  readonly withHidden: boolean;
  readonly categoryId?: string;
}

/** Module and the modules that are to be linked in it; `id` is null for a module that does not exist yet. */
export interface NestedModule {
  readonly id: ModuleId | null;
  readonly inner: readonly ModuleId[];
}

/** Check of how the modules are nested, made under the lock of the writing transaction. */
interface NestingGuarded<Refusal> {
  /** Modules that are linked in it. */
  readonly inner: readonly ModuleId[];
  readonly nestingGuard: (nesting: ModuleNesting) => Refusal | null;
}

export interface NewModule<Refusal> extends ModuleContentFacts, NestingGuarded<Refusal> {
  readonly template: NewTemplate & { readonly type: 'email_cb'; readonly body: Exclude<NewTemplate['body'], null> };
  readonly sourceTemplateId: string | null;
}

export interface NewVersion<Refusal> extends ModuleContentFacts, NestingGuarded<Refusal> {
  readonly id: ModuleId;
  readonly userId: UserId;
  readonly now: Timestamp;
  /** Compare-and-set: with another revision stored, nothing changes. */
  readonly expectedRevision: number;
  readonly guard: Guard<Refusal>;
}

export type VersionOutcome<Refusal> =
  /** `isNew` is false where the working copy is the latest version already. */
  | { readonly kind: 'done'; readonly module: ModuleRecord; readonly isNew: boolean }
  | { readonly kind: 'stale'; readonly template: TemplateRecord; readonly changedBy: PersonName }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

/** Person who asks, and whether they are an administrator; a module's uses are listed for such a viewer too. */
interface UseViewer {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/** Version of a module, which never changes. */
export interface ModuleVersionRecord {
  readonly version: number;
  readonly created: Timestamp;
  readonly author: PersonName;
  /** Number of templates and modules that show it, of those that the viewer knows. */
  readonly uses: number;
}

export interface ModuleVersionBody extends ModuleVersionRecord {
  readonly body: TemplateBody;
}

/** Stores the parts of custom modules besides their templates. Working copies are changed as templates are. */
export interface ModuleRepository {
  find(id: ModuleId, viewerId: UserId): Promise<ModuleRecord | null>;
  /** Returns the modules of the system and of the person, last changed first. */
  list(list: ModuleList): Promise<readonly ModuleRecord[]>;
  /** Returns the number of the person's own modules; modules of the system are not counted. */
  countOf(userId: UserId): Promise<number>;
  /** Stores a module, and its content as version 1. */
  create<Refusal>(module: NewModule<Refusal>): Promise<ModuleRecord | { readonly refusal: Refusal }>;
  /** Makes the working copy the next version. */
  publish<Refusal>(version: NewVersion<Refusal>): Promise<VersionOutcome<Refusal>>;
  /** Returns the bodies of the latest versions, by module. */
  bodies(ids: readonly ModuleId[]): Promise<ReadonlyMap<ModuleId, TemplateBody>>;
  /** Returns the versions, newest first. */
  versions(id: ModuleId, viewer: UseViewer): Promise<readonly ModuleVersionRecord[]>;
  version(
    at: { readonly id: ModuleId; readonly version: number },
    viewer: UseViewer,
  ): Promise<ModuleVersionBody | null>;
  nesting(module: NestedModule): Promise<ModuleNesting>;
  /** Returns the ids of modules that no longer exist. */
  goneAmong(ids: readonly ModuleId[]): Promise<readonly ModuleId[]>;
  /** Returns a body as it is read: links to deleted modules are taken off, their content stays as a copy. */
  withoutGone(body: TemplateBody): Promise<TemplateBody>;
}

export interface InsideTransaction {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: ModuleRepository;
}

/** Runs work in one transaction during which nobody else changes the module. */
export type Exclusively = <T>(id: ModuleId, work: (inside: InsideTransaction) => Promise<T>) => Promise<T>;
