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
  | {
      readonly kind: 'settings' | 'sharing' | 'duplicate' | 'published' | 'notes' | 'versions' | 'export';
      readonly template: TemplateElement;
    };
