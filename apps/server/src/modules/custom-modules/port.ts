import type { ModuleKind, PersonName, TemplateBody } from '@mailwright/contract';
import type { Guard, NewTemplate, TemplateRecord, Timestamp, UserId } from '../templates/port.ts';

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

export interface NewModule extends ModuleContentFacts {
  readonly template: NewTemplate & { readonly type: 'email_cb'; readonly body: Exclude<NewTemplate['body'], null> };
  readonly sourceTemplateId: string | null;
}

export interface NewVersion<Refusal> extends ModuleContentFacts {
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

/** Custom modules: what they have beside a template. Their working copies are changed as templates are. */
export interface ModuleRepository {
  find(id: ModuleId, viewerId: UserId): Promise<ModuleRecord | null>;
  /** Those of the system and those of the person, last changed first. */
  list(list: ModuleList): Promise<readonly ModuleRecord[]>;
  /** Stores a module, and its content as version 1. */
  create(module: NewModule): Promise<ModuleRecord>;
  /** Makes the working copy the next version. */
  publish<Refusal>(version: NewVersion<Refusal>): Promise<VersionOutcome<Refusal>>;
  /** What the latest versions of modules are made of, by module. */
  bodies(ids: readonly ModuleId[]): Promise<ReadonlyMap<ModuleId, TemplateBody>>;
}
