import type { BlockRegistry } from '../block-definition.ts';
import type { RewritingActs } from '../commands/rewriting-acts.ts';

/** Rights of a person in this editor; the same object is used for drag, click, keyboard, paste and import. */
export interface EditContext {
  readonly registry: BlockRegistry;
  readonly mode: 'simple' | 'advanced';
  readonly features: { readonly customCode: boolean; readonly products: boolean };
  readonly readOnly: boolean;
  /** True when the document is a module of one block: no node may be added beside the block, and it cannot be removed. */
  readonly oneBlock?: boolean;
  /** Acts that rewrite a mail as a whole; while they are absent, their commands are refused as `NOT_LOADED`. */
  readonly rewriting?: RewritingActs;
}

/** Reason why an edit is refused; each has one sentence in the web client. */
export type RefusalReason =
  | 'ONE_PAGE_WRAPPER'
  | 'ONE_FORM_DATA_TABLE'
  | 'ONLY_IN_WRAPPER'
  | 'WRAPPER_FIXED'
  | 'SETTINGS_NEED_WRAPPER'
  | 'PLAN_CUSTOM_CODE'
  | 'PLAN_PRODUCTS'
  | 'ADVANCED_ONLY'
  | 'READ_ONLY'
  | 'NOT_HERE'
  | 'TOO_DEEP'
  | 'INTO_ITSELF'
  | 'IN_LINKED_MODULE'
  | 'ONE_BLOCK_MODULE'
  | 'NOT_FOUND'
  | 'OTHERWISE_ALONE'
  | 'OTHERWISE_PARTED'
  | 'CONTENT_WOULD_BE_LOST'
  | 'INVALID_VALUE'
  | 'NOT_LOADED';

export type RuleResult = { readonly ok: true } | { readonly ok: false; readonly reason: RefusalReason };
