import type { TemplateElement } from '@mailwright/contract';

/** A dialog of the dashboard, with the template it is about. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'shortcuts' }
  | {
      readonly kind: 'settings' | 'sharing' | 'duplicate' | 'published' | 'notes' | 'versions' | 'export';
      readonly template: TemplateElement;
    };
