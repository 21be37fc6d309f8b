import type { TemplateElement } from '@mailwright/contract';

/** A dialog of the dashboard, with the template it is about. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'bulkTags'; readonly templates: readonly TemplateElement[] }
  /** Somebody else is editing the template of this id. */
  | { readonly kind: 'locked'; readonly id: string }
  | {
      readonly kind: 'settings' | 'sharing' | 'duplicate' | 'published' | 'notes' | 'versions' | 'export';
      readonly template: TemplateElement;
    };
