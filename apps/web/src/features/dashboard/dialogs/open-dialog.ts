import type { FindingInfo, TemplateElement } from '@mailwright/contract';

/** A dialog of the dashboard, with the template it is about. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'bulkTags'; readonly templates: readonly TemplateElement[] }
  /** Readers would find these broken. */
  | {
      readonly kind: 'publishChecks';
      readonly template: TemplateElement;
      readonly findings: readonly FindingInfo[];
    }
  /** Somebody else is editing the template of this id. */
  | { readonly kind: 'locked'; readonly id: string }
  | AboutTemplate<'settings'>
  | AboutTemplate<'sharing'>
  | AboutTemplate<'duplicate'>
  | AboutTemplate<'published'>
  | AboutTemplate<'notes'>
  | AboutTemplate<'versions'>
  | AboutTemplate<'export'>;

interface AboutTemplate<K extends string> {
  readonly kind: K;
  readonly template: TemplateElement;
}
