import type { Actor, SharingConflict, TemplateElement } from '@mailwright/contract';
import type { Icon } from '@tabler/icons-react';
import type { OpenDialog } from '../dialogs/open-dialog.ts';

/** What an action may ask the page for. */
export interface DashboardPageActions {
  readonly goTo: (path: string, state?: Readonly<Record<string, unknown>>) => void;
  readonly open: (dialog: OpenDialog) => void;
  /** Shows only what has this tag. */
  readonly filterByTag: (tag: string) => void;
  /** Leads to the drafts and points these out. */
  readonly showInDrafts: (ids: readonly string[]) => void;
}

type MenuActionLabel = MenuAction['id'] | 'restoreSystem';

/** Something one can do with a template from its card. Its label is the string `action.<id>`. */
export interface MenuAction {
  readonly id:
    | 'select'
    | 'edit'
    | 'preview'
    | 'copyLink'
    | 'settings'
    | 'notes'
    | 'versions'
    | 'export'
    | 'share'
    | 'unlock'
    | 'requestUnlock'
    | 'duplicate'
    | 'publish'
    | 'stopSharingAndPublish'
    | 'unpublishAndShare'
    | 'unpublish'
    | 'convert'
    | 'restore'
    | 'remove'
    | 'delete';
  readonly icon: Icon;
  /** It takes something away; stands apart and in red. */
  readonly danger?: boolean;
  readonly visible: (template: TemplateElement, actor: Actor) => boolean;
  /** Why it cannot be done just now, as the string `reason.<answer>`; it stays in the menu, disabled. */
  readonly blocked?: (template: TemplateElement, actor: Actor) => SharingConflict | null;
  /** Another string than that of its id, where the template asks for one. */
  readonly labelOf?: (template: TemplateElement) => MenuActionLabel;
  readonly run: (template: TemplateElement, page: DashboardPageActions, actor: Actor) => unknown;
}
