import type { ParseKeys } from 'i18next';

type ShortcutId = ParseKeys<'settings'> extends infer K ? (K extends `shortcut.${infer Id}` ? Id : never) : never;

/** One thing that keys do. Each combination is the keys pressed together; `mod` is ctrl, or cmd on a Mac. */
export interface ListedKey {
  readonly id: ShortcutId;
  readonly combinations: readonly (readonly string[])[];
}

export const DASHBOARD_KEYS: readonly ListedKey[] = [
  { id: 'new', combinations: [['n']] },
  { id: 'search', combinations: [['/']] },
  { id: 'list', combinations: [['?']] },
  { id: 'selectAll', combinations: [['mod', 'A']] },
];

export const EDITOR_KEYS: readonly ListedKey[] = [
  { id: 'save', combinations: [['mod', 'S']] },
  { id: 'undo', combinations: [['mod', 'Z']] },
  { id: 'redo', combinations: [['mod', 'shift', 'Z']] },
  {
    id: 'clipboard',
    combinations: [
      ['mod', 'C'],
      ['mod', 'X'],
      ['mod', 'V'],
    ],
  },
  { id: 'duplicate', combinations: [['mod', 'D']] },
  { id: 'remove', combinations: [['⌫']] },
  { id: 'walk', combinations: [['↑'], ['↓']] },
  {
    id: 'move',
    combinations: [
      ['alt', '↑'],
      ['alt', '↓'],
    ],
  },
  { id: 'edit', combinations: [['↵']] },
  { id: 'parent', combinations: [['Esc']] },
  { id: 'regions', combinations: [['F6'], ['shift', 'F6']] },
  { id: 'preview', combinations: [['mod', 'shift', 'P']] },
  {
    id: 'zoom',
    combinations: [
      ['mod', 'shift', '+'],
      ['mod', 'shift', '-'],
      ['mod', 'shift', '0'],
    ],
  },
];

const MODIFIERS: Readonly<Record<string, { readonly mac: string; readonly others: string }>> = {
  mod: { mac: '⌘', others: 'Ctrl' },
  alt: { mac: '⌥', others: 'Alt' },
  shift: { mac: '⇧', others: 'Shift' },
};

/** A key as it is written on this machine's keyboard. */
export function spelled(key: string, mac: boolean): string {
  const modifier = MODIFIERS[key];
  if (modifier === undefined) return key;
  return mac ? modifier.mac : modifier.others;
}
