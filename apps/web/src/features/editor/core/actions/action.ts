import type { Icon } from '@tabler/icons-react';
import type { KeyOf } from '../../../../shared/i18n/text-key.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Something a person can do in the editor, defined once for menu, toolbar and keys. */
export interface EditorAction {
  /** Its keys are those of this name in `EDITOR_KEYS`. */
  readonly id: string;
  readonly label: KeyOf<'editor'>;
  readonly icon: Icon;
  /** The browser turns the keys into a clipboard event, which is what acts: they are shown here, not taken. */
  readonly browserKeys?: boolean;
  /** The keys work while a text is being typed, too: anywhere, or in the panels' inputs, whose texts are the mail's. */
  readonly whileTyping?: 'anywhere' | 'panel';
  /** Allowed while the template may only be read. */
  readonly allowedReadOnly?: boolean;
  /** Works in preview mode, which otherwise disables all editing. */
  readonly inPreview?: boolean;
  /** Works on windows without room for panels. */
  readonly inCompact?: boolean;
  /** Returns whether the action makes sense for this template at all; absent means always. */
  readonly visible?: (session: EditorSession) => boolean;
  /** Returns whether there is something to do now; absent means always. */
  readonly enabled?: (session: EditorSession) => boolean;
  /** The text that says why it cannot be done just now and what has to be done first; null when nothing is in the way. */
  readonly blocked?: (session: EditorSession) => KeyOf<'editor'> | null;
  /** For what is switched on and off: whether it is on. */
  readonly checked?: (session: EditorSession) => boolean;
  /** Does the action. The caller ignores the result. */
  readonly run: (session: EditorSession) => unknown;
}

export function isVisible(action: EditorAction, session: EditorSession): boolean {
  if (session.readOnly && !action.allowedReadOnly) return false;
  return action.visible?.(session) ?? true;
}

export function isEnabled(action: EditorAction, session: EditorSession): boolean {
  const { preview, compact } = session.view.getState();
  if (preview && !action.inPreview) return false;
  if (compact && !action.inPreview && !action.inCompact) return false;
  if ((action.blocked?.(session) ?? null) !== null) return false;
  return isVisible(action, session) && (action.enabled?.(session) ?? true);
}

/** Runs the action if it is possible here and now. */
export function runAction(action: EditorAction, session: EditorSession): void {
  if (isEnabled(action, session)) void action.run(session);
}
