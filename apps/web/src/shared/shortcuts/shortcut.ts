/** A key combination. `mod` is ctrl, or cmd on a Mac. */
export interface Shortcut {
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
  /** `KeyboardEvent.key`, lower case; also what is shown. */
  readonly key: string;
  /** Physical keys, where the character depends on layout or shift (`ctrl+shift+=` types `+`). */
  readonly codes?: readonly string[];
}

type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'key' | 'code'>;

/** Does this key press mean this shortcut? Modifiers have to match exactly. */
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

/** The keys as they are written beside a menu item, e.g. `['Ctrl', 'Shift', 'Z']`. */
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

/** Whether this machine writes ⌘ where others write Ctrl. */
export function isMac(): boolean {
  return navigator.userAgent.includes('Mac');
}
