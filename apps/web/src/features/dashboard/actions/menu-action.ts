import type { Actor, SharingConflict, TemplateElement } from '@mailwright/contract';
import type { Icon } from '@tabler/icons-react';
import type { OpenDialog } from '../dialogs/open-dialog.ts';

/** Functions of the page that an action may call. */
export interface DashboardPageActions {
  readonly goTo: (path: string, state?: Readonly<Record<string, unknown>>) => void;
  readonly open: (dialog: OpenDialog) => void;
  /** Shows only templates with this tag. */
  readonly filterByTag: (tag: string) => void;
  /** Opens the list of drafts and highlights these templates. */
  readonly showInDrafts: (ids: readonly string[]) => void;
}

type MenuActionLabel = MenuAction['id'] | 'restoreSystem';

/** Action on a template in its card's menu. Its label is the string `action.<id>`. */
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
  /** True when the action removes something; shown in red, in a group of its own. */
  readonly danger?: boolean;
  readonly visible: (template: TemplateElement, actor: Actor) => boolean;
  /**
   * Returns the reason why the action is not possible now, or null; its text is the string `reason.<answer>`. The action stays
   * in the menu, disabled.
   */
  readonly blocked?: (template: TemplateElement, actor: Actor) => SharingConflict | null;
  /** Returns another label key than the id, where the template needs one. */
  readonly labelOf?: (template: TemplateElement) => MenuActionLabel;
  readonly run: (template: TemplateElement, page: DashboardPageActions, actor: Actor) => unknown;
}
