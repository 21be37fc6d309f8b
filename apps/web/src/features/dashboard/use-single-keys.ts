import { useEffect, useRef } from 'react';
import { readSetting } from '../../shared/local-settings.ts';

type SingleKeys = Readonly<Record<string, () => void>>;

/** Shortcuts of one key without modifiers: quiet while text is typed or a dialog is open, and when switched off. */
export function useSingleKeys(keys: SingleKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (readSetting('singleKeyShortcuts') === false || isBusy(event.target)) return;
      const run = latest.current[event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]');
  return Boolean(typing) || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
