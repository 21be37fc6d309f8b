import type { ModuleKind, PersonName, TemplateBody } from '@mailwright/contract';
import type { ModuleNesting } from '@mailwright/document';
import type { CategoryRepository } from '../categories/port.ts';
import type { Guard, NewTemplate, TemplateRecord, TemplateRepository, Timestamp, UserId } from '../templates/port.ts';

export type ModuleId = string;

/** What is known of a module's content without reading it. */
export interface ModuleContentFacts {
  readonly kind: ModuleKind;
  /** Of the mail that it came from, CSS pixels. */
  readonly width: number;
  /** The words in it, folded. */
  readonly words: string;
}

/** A custom module without its content. */
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
  /** Those of hidden categories too. */
  readonly withHidden: boolean;
  readonly categoryId?: string;
}

/** A module and the modules that are to be linked in it; `id` is null for one that is still to be made. */
export interface NestedModule {
  readonly id: ModuleId | null;
  readonly inner: readonly ModuleId[];
}

/** Asked with how the modules are nested under the lock of the writing transaction. */
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

/** Who asks, as the list of a module's uses knows them too. */
interface UseViewer {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

/** A version of a module; it never changes. */
export interface ModuleVersionRecord {
  readonly version: number;
  readonly created: Timestamp;
  readonly author: PersonName;
  /** Templates and modules that show it, of those that the viewer knows. */
  readonly uses: number;
}

export interface ModuleVersionBody extends ModuleVersionRecord {
  readonly body: TemplateBody;
}

/** Custom modules: what they have beside a template. Their working copies are changed as templates are. */
export interface ModuleRepository {
  find(id: ModuleId, viewerId: UserId): Promise<ModuleRecord | null>;
  /** Those of the system and those of the person, last changed first. */
  list(list: ModuleList): Promise<readonly ModuleRecord[]>;
  /** How many a person has; those of the system belong to nobody. */
  countOf(userId: UserId): Promise<number>;
  /** Stores a module, and its content as version 1. */
  create<Refusal>(module: NewModule<Refusal>): Promise<ModuleRecord | { readonly refusal: Refusal }>;
  /** Makes the working copy the next version. */
  publish<Refusal>(version: NewVersion<Refusal>): Promise<VersionOutcome<Refusal>>;
  /** What the latest versions of modules are made of, by module. */
  bodies(ids: readonly ModuleId[]): Promise<ReadonlyMap<ModuleId, TemplateBody>>;
  /** Newest first. */
  versions(id: ModuleId, viewer: UseViewer): Promise<readonly ModuleVersionRecord[]>;
  version(
    at: { readonly id: ModuleId; readonly version: number },
    viewer: UseViewer,
  ): Promise<ModuleVersionBody | null>;
  nesting(module: NestedModule): Promise<ModuleNesting>;
  /** Those that are not there any more. */
  goneAmong(ids: readonly ModuleId[]): Promise<readonly ModuleId[]>;
  /** A body as it is read: what is linked to modules that are gone is a copy from then on. */
  withoutGone(body: TemplateBody): Promise<TemplateBody>;
}

export interface InsideTransaction {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: ModuleRepository;
}

/** Runs work in one transaction during which nobody else changes the module. */
export type Exclusively = <T>(id: ModuleId, work: (inside: InsideTransaction) => Promise<T>) => Promise<T>;
