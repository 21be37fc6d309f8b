import type {
  CategoryGroup,
  CategoryRef,
  Criterion,
  MailPurpose,
  PersonName,
  Principal,
  ProfileChoice,
  SortDirection,
  SortKey,
  TemplateBody,
  TemplateCounts,
  TemplateStatus,
  TemplateType,
  VersionLabel,
} from '@mailwright/contract';
import type { PreparedBody } from '../versions/port.ts';

export type TemplateId = string;
export type UserId = string;

/** Milliseconds since 1970, UTC. */
export type Timestamp = number;

/** Template without its body, as one viewer sees it. */
export interface TemplateRecord {
  readonly id: TemplateId;
  readonly ownerId: UserId;
  readonly owner: PersonName;
  readonly isSystem: boolean;
  readonly type: TemplateType;
  readonly status: TemplateStatus;
  readonly name: string;
  readonly description: string;
  /** Comma-separated, without the viewer's own `favorite`, which is `isFavourite`. */
  readonly tags: string;
  readonly preheader: string;
  readonly subject: string;
  readonly purpose: MailPurpose;
  /** Sending system it is exported for; null for that of the person who exports it. */
  readonly profile: ProfileChoice | null;
  /** Size of html + css + customStyles, bytes. */
  readonly size: number;
  readonly revision: number;
  /** The revision that the thumbnail shows. */
  readonly thumbnailRevision: number;
  /** The thumbnail's own name; null before the first one. */
  readonly thumbnailKey: string | null;
  readonly created: Timestamp;
  readonly modified: Timestamp;
  readonly modifiedBy: UserId;
  readonly categories: readonly RecordCategory[];
  readonly collaborators: readonly UserId[];
  /** Collaborators by name. */
  readonly sharedWith: readonly Principal[];
  readonly isShared: boolean;
  /** Stored lock; it is live while `expiresAt` is in the future. */
  readonly lock: TemplateLock | null;
  /** Number of the latest lock. */
  readonly lockNumber: number;
  /** Number of notes on the template. */
  readonly noteCount: number;
  /** True when the viewer has marked it as a favorite. */
  readonly isFavourite: boolean;
}

/** A category that a template is in. */
export interface RecordCategory extends CategoryRef {
  readonly hidden: boolean;
}

interface TemplateLock {
  readonly holder: PersonName;
  /** Fencing number; grows with each take-over. */
  readonly number: number;
  readonly expiresAt: Timestamp;
}

/** Templates that a list may show at all; a query can only narrow it. */
export type TemplateScope =
  | { readonly kind: 'own'; readonly userId: UserId }
  /** Drafts shared with the user or by the user. */
  | { readonly kind: 'shared'; readonly userId: UserId }
  /** Own templates, drafts shared with the user, published system templates. */
  | { readonly kind: 'readable'; readonly userId: UserId }
  | { readonly kind: 'system'; readonly statuses: readonly TemplateStatus[] };

/** A condition of a search, without the operator that joined it. */
export type TemplateCriterion = Pick<Criterion, 'key' | 'value' | 'operation'>;

/** Selection of templates, without an order. */
export type TemplateSelection = Omit<TemplateQuery, 'sort' | 'direction' | 'limit' | 'offset'>;

export interface TemplateQuery {
  readonly scope: TemplateScope;
  /** Person whose favourites `isFavourite` and the tag `favorite` mean. */
  readonly viewerId: UserId;
  /** True for administrators: shows hidden categories, and favourites in the library that are only in hidden ones. */
  readonly seesHidden?: boolean;
  /** Type of the templates; modules have lists of their own. */
  readonly type: TemplateType;
  readonly statuses?: readonly TemplateStatus[];
  readonly favouritesOnly?: boolean;
  readonly category?: CategoryFilter;
  /** Alternatives (OR) of criteria that must all hold (AND). Absent or empty: no restriction. */
  readonly anyOf?: readonly (readonly TemplateCriterion[])[];
  readonly sort: SortKey;
  readonly direction: SortDirection;
  readonly limit: number;
  readonly offset: number;
}

export interface CategoryFilter {
  readonly id?: string;
  readonly group?: CategoryGroup;
  /** `false` leaves out basic layouts: templates only in layouts categories, except the featured one. */
  readonly basicLayouts?: false;
  /** `false` keeps templates that are in no category, or in at least one that is not hidden. */
  readonly hidden?: boolean;
}

export interface TemplatePage {
  readonly total: number;
  readonly templates: readonly TemplateRecord[];
}

export interface NewTemplate {
  readonly id: TemplateId;
  readonly ownerId: UserId;
  readonly isSystem: boolean;
  readonly type: TemplateType;
  readonly status: TemplateStatus;
  readonly name: string;
  readonly description: string;
  readonly tags: string;
  readonly preheader: string;
  readonly subject?: string;
  /** Purpose of the mail; marketing when absent. */
  readonly purpose?: MailPurpose;
  readonly profile?: ProfileChoice | null;
  readonly categoryIds: readonly string[];
  readonly collaborators?: readonly UserId[];
  readonly now: Timestamp;
  /** `copyOf` takes over the body of another template without unpacking it. */
  readonly body: PreparedBody | { readonly copyOf: TemplateId } | null;
}

export interface TemplateInfo {
  readonly type: TemplateType;
  readonly name: string;
  readonly description: string;
  readonly tags: string;
  readonly preheader: string;
  readonly subject: string;
  readonly purpose: MailPurpose;
  readonly profile: ProfileChoice | null;
  readonly categoryIds: readonly string[];
}

/** Called with the row as it is under the lock of the writing transaction; a non-null result refuses the write. */
export type Guard<Refusal> = (current: TemplateRecord) => Refusal | null;

export interface TemplateUpdate<Refusal> {
  readonly id: TemplateId;
  readonly userId: UserId;
  readonly now: Timestamp;
  /** Compare-and-set: with another revision stored, nothing changes. */
  readonly expectedRevision?: number;
  readonly info?: Partial<TemplateInfo>;
  readonly body?: PreparedBody;
  /** True when the body is the stored one rendered anew for its info (subject, preheader): it makes no version. */
  readonly bodyIsDerived?: boolean;
  /** True when nobody asked for the save: its version replaces the last one when that was automatic too. */
  readonly isAutomatic?: boolean;
  /** Label of the version, when the change was not a person's save. */
  readonly label?: VersionLabel;
  readonly guard: Guard<Refusal>;
}

export type UpdateOutcome<Refusal> =
  | { readonly kind: 'updated'; readonly template: TemplateRecord }
  /** Nothing differed: no revision, no version. */
  | { readonly kind: 'unchanged'; readonly template: TemplateRecord }
  | { readonly kind: 'stale'; readonly template: TemplateRecord; readonly changedBy: PersonName }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly template: TemplateRecord }
  | { readonly kind: 'missing' };

export interface BulkOutcome<Refusal> {
  readonly done: readonly TemplateRecord[];
  readonly failed: readonly { readonly id: TemplateId; readonly refusal: Refusal | 'missing' }[];
}

export type GuardedOutcome<Refusal> =
  | { readonly kind: 'done'; readonly template: TemplateRecord }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

/** Lock to be stored; `number` never decreases, whoever holds it. */
export interface LockDecision {
  readonly holderId: UserId | null;
  readonly number: number;
  readonly expiresAt: Timestamp;
}

/** Stores templates without bodies: reading one, lists and counts, and every write. Rules come in as guards. */
export interface TemplateRepository {
  find(id: TemplateId, viewerId: UserId): Promise<TemplateRecord | null>;
  list(query: TemplateQuery): Promise<TemplatePage>;
  /** Returns the number of templates that a list would have. */
  count(query: TemplateSelection): Promise<number>;
  /**
   * Returns the numbers of templates; `all` counts what administrators see: members of hidden categories and deleted system
   * templates too.
   */
  counts(userId: UserId, options?: { readonly all: boolean }): Promise<TemplateCounts>;
  /** Stores a new template; null when `copyOf` names a deleted template. */
  create(template: NewTemplate): Promise<TemplateRecord | null>;
  update<Refusal>(update: TemplateUpdate<Refusal>): Promise<UpdateOutcome<Refusal>>;
  /** Sets the status of templates in one transaction; the guard decides for each id separately. */
  setStatus<Refusal>(change: {
    readonly ids: readonly TemplateId[];
    readonly status: TemplateStatus;
    readonly userId: UserId;
    readonly now: Timestamp;
    readonly guard: Guard<Refusal>;
  }): Promise<BulkOutcome<Refusal>>;
  /** Deletes templates with their bodies, versions, favourites and shares. */
  remove<Refusal>(change: {
    readonly ids: readonly TemplateId[];
    readonly viewerId: UserId;
    readonly guard: Guard<Refusal>;
  }): Promise<BulkOutcome<Refusal>>;
  /** Replaces the list of collaborators; an empty one ends the sharing, and its lock with it. */
  share<Refusal>(change: {
    readonly id: TemplateId;
    readonly userId: UserId;
    readonly collaborators: readonly UserId[];
    readonly now: Timestamp;
    readonly guard: Guard<Refusal>;
  }): Promise<GuardedOutcome<Refusal>>;
  /** Stores the lock that `decide` returns for the row as it is under the lock of the transaction. */
  setLock<Refusal>(change: {
    readonly id: TemplateId;
    readonly userId: UserId;
    readonly decide: (current: TemplateRecord) => LockDecision | { readonly refusal: Refusal };
  }): Promise<GuardedOutcome<Refusal>>;
  setFavourite(userId: UserId, id: TemplateId, marked: boolean, now: Timestamp): Promise<void>;
  /** Returns the body of a template; null when it has none, or the template is gone. */
  body(id: TemplateId): Promise<TemplateBody | null>;
  /** Returns the JSON of the body, UTF-8; null when there is none, or when it must not be handed out unread. */
  bodyText(id: TemplateId): Promise<Buffer | null>;
  /** Returns the bodies of a page of templates, by template id; templates without a body are left out. */
  bodies(ids: readonly TemplateId[]): Promise<ReadonlyMap<TemplateId, TemplateBody>>;
}
