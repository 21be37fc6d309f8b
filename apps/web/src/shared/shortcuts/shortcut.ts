/** Key combination. `mod` is Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
  /** Value of `KeyboardEvent.key` in lower case; also the text that is shown. */
  readonly key: string;
  /** Codes of physical keys, where the character depends on layout or Shift (`Ctrl+Shift+=` types `+`). */
  readonly codes?: readonly string[];
}

type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'key' | 'code'>;

/** Returns whether a key press matches a shortcut. Modifiers must match exactly. */
export function matchesShortcut(press: KeyPress, shortcut: Shortcut): boolean {
  if ((press.ctrlKey || press.metaKey) !== Boolean(shortcut.mod)) return false;
  if (press.shiftKey !== Boolean(shortcut.shift)) return false;
  if (press.altKey !== Boolean(shortcut.alt)) return false;
  return press.key.toLowerCase() === shortcut.key || (shortcut.codes?.includes(press.code) ?? false);
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  backspace: '⌫',
  delete: 'Del',
  escape: 'Esc',
  enter: '↵',
  arrowup: '↑',
  arrowdown: '↓',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};

/** Returns the keys as they are shown beside a menu item, e.g. `['Ctrl', 'Shift', 'Z']`. */
export function shortcutKeys(shortcut: Shortcut, mac: boolean): readonly string[] {
  const keys: string[] = [];
  if (shortcut.mod) keys.push(mac ? '⌘' : 'Ctrl');
  if (shortcut.alt) keys.push(mac ? '⌥' : 'Alt');
  if (shortcut.shift) keys.push(mac ? '⇧' : 'Shift');
  // Without ctrl a letter is typed, and written as it is typed.
  const typed = shortcut.key.length === 1 && !shortcut.mod && !shortcut.alt;
  keys.push(KEY_NAMES[shortcut.key] ?? (typed ? shortcut.key : shortcut.key.toUpperCase()));
  return keys;
}

/** Returns whether this machine shows ⌘ where others show Ctrl. */
export function isMac(): boolean {
  return navigator.userAgent.includes('Mac');
}
