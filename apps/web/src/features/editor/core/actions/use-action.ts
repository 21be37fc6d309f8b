import { useCallback, useSyncExternalStore } from 'react';
import type { KeyOf } from '../../../../shared/i18n/text-key.ts';
import { keysOf } from '../../../../shared/shortcuts/editor-keys.ts';
import { isMac, shortcutKeys } from '../../../../shared/shortcuts/shortcut.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { type EditorAction, isEnabled, isVisible, runAction } from './action.ts';

interface ActionState {
  readonly visible: boolean;
  readonly enabled: boolean;
  /** The text that says what has to be done first. */
  readonly blocked: KeyOf<'editor'> | null;
  /** undefined for what is not switched on and off. */
  readonly checked: boolean | undefined;
  /** The keys as they are written on this machine. */
  readonly keys: string | undefined;
  readonly run: () => void;
}

/** An action as it stands right now, for a button or a menu item. */
export function useAction(action: EditorAction): ActionState {
  const session = useEditorSession();
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [session.editor, session.view, session.state].map((store) => store.subscribe(changed));
      return () => {
        for (const end of ends) end();
      };
    },
    [session],
  );
  const visible = useSyncExternalStore(subscribe, () => isVisible(action, session));
  const enabled = useSyncExternalStore(subscribe, () => isEnabled(action, session));
  const blocked = useSyncExternalStore(subscribe, () => action.blocked?.(session) ?? null);
  const checked = useSyncExternalStore(subscribe, () => action.checked?.(session));
  const [shortcut] = keysOf(action.id);
  const mac = isMac();
  return {
    visible,
    enabled,
    blocked,
    checked,
    keys: shortcut && shortcutKeys(shortcut, mac).join(mac ? '' : '+'),
    run: () => runAction(action, session),
  };
}
