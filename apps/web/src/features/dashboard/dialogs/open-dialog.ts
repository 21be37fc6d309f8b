import type { FindingInfo, TemplateElement } from '@mailwright/contract';

/** Dialog of the dashboard, with the template it is about. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'bulkTags'; readonly templates: readonly TemplateElement[] }
  /** Problems that readers would notice after publishing. */
  | {
      readonly kind: 'publishChecks';
      readonly template: TemplateElement;
      readonly findings: readonly FindingInfo[];
    }
  /** Template of this id, which somebody else is editing. */
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
