import type { Actor, TemplateElement } from '@mailwright/contract';
import type { Icon } from '@tabler/icons-react';

/** What an action may ask the page for. */
export interface DashboardPageHands {
  readonly goTo: (path: string) => void;
  readonly openSettings: (template: TemplateElement) => void;
}

/** Something one can do with a template from its card. Its label is the string `action.<id>`. */
export interface MenuAction {
  readonly id: 'edit' | 'select' | 'settings' | 'duplicate' | 'publish' | 'unpublish' | 'restore' | 'remove' | 'delete';
  readonly icon: Icon;
  /** It takes something away; stands apart and in red. */
  readonly danger?: boolean;
  readonly visible: (template: TemplateElement, actor: Actor) => boolean;
  readonly run: (template: TemplateElement, page: DashboardPageHands) => unknown;
}
