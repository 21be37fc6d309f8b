import { useEffect, useRef } from 'react';
import { keysOf } from '../../../../shared/shortcuts/editor-keys.ts';
import { matchesShortcut } from '../../../../shared/shortcuts/shortcut.ts';
import { isInDialog } from '../../session/view/typing-in.ts';

const KEYS = [
  ['previous-person', -1],
  ['next-person', 1],
] as const;

/** Goes from person to person by keys while the preview is shown. The canvas repeats the key presses of its frame here. */
export function usePersonKeys(step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInDialog(event.target)) return;
      const [, by] = KEYS.find(([id]) => keysOf(id).some((keys) => matchesShortcut(event, keys))) ?? [];
      if (by === undefined) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
