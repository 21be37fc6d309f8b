import type { BlockRegistry } from '../block-definition.ts';
import type { RewritingActs } from '../commands/rewriting-acts.ts';

/** What a person may do in this editor; the same object answers drag, click, keyboard, paste and import. */
export interface EditContext {
  readonly registry: BlockRegistry;
  readonly mode: 'simple' | 'advanced';
  readonly features: { readonly customCode: boolean; readonly products: boolean };
  readonly readOnly: boolean;
  /** The document is a module of one block: nothing comes beside it, and it stays. */
  readonly oneBlock?: boolean;
  /** Acts that rewrite a mail as a whole; as long as they are absent their commands are refused as `NOT_LOADED`. */
  readonly rewriting?: RewritingActs;
}

/** Why an edit is refused; each maps to one sentence in the web client. */
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
