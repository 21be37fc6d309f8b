import type { Shortcut } from './shortcut.ts';

/**
 * Keys of the editor, in the order of the settings' list, which names a line `shortcut.<line>`. An action of the editor has the
 * keys listed here under its id; the first of them are shown.
 */
export const EDITOR_KEYS = {
  save: { save: [{ mod: true, key: 's' }] },
  undo: { undo: [{ mod: true, key: 'z' }] },
  redo: {
    redo: [
      { mod: true, shift: true, key: 'z' },
      { mod: true, key: 'y' },
    ],
  },
  clipboard: {
    copy: [{ mod: true, key: 'c' }],
    cut: [{ mod: true, key: 'x' }],
    paste: [{ mod: true, key: 'v' }],
  },
  style: {
    'copy-style': [{ mod: true, alt: true, key: 'c', codes: ['KeyC'] }],
    'paste-style': [{ mod: true, alt: true, key: 'v', codes: ['KeyV'] }],
  },
  module: { 'save-as-module': [{ mod: true, alt: true, key: 'k', codes: ['KeyK'] }] },
  duplicate: { duplicate: [{ mod: true, key: 'd' }] },
  remove: { remove: [{ key: 'backspace' }, { key: 'delete' }] },
  /** Keys on the canvas and in the layers, which handle the arrow keys themselves. */
  walk: { 'walk-up': [{ key: 'arrowup' }], 'walk-down': [{ key: 'arrowdown' }] },
  move: { 'move-up': [{ alt: true, key: 'arrowup' }], 'move-down': [{ alt: true, key: 'arrowdown' }] },
  edit: { 'edit-text': [{ key: 'enter' }] },
  parent: { 'select-parent': [{ key: 'escape' }] },
  deselect: { deselect: [{ mod: true, shift: true, key: 'a' }] },
  regions: { 'next-region': [{ key: 'f6' }], 'previous-region': [{ shift: true, key: 'f6' }] },
  preview: { preview: [{ mod: true, shift: true, key: 'p' }] },
  /** Keys in the preview. */
  person: { 'previous-person': [{ alt: true, key: 'pageup' }], 'next-person': [{ alt: true, key: 'pagedown' }] },
  zoom: {
    'zoom-in': [{ mod: true, shift: true, key: '+', codes: ['Equal', 'NumpadAdd'] }],
    'zoom-out': [{ mod: true, shift: true, key: '-', codes: ['Minus', 'NumpadSubtract'] }],
    'zoom-reset': [{ mod: true, shift: true, key: '0', codes: ['Digit0', 'Numpad0'] }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Shortcut[]>>>>;

const BY_ACTION: Readonly<Record<string, readonly Shortcut[]>> = Object.assign({}, ...Object.values(EDITOR_KEYS));

/** Returns the keys of an action of the editor, by its id. */
export function keysOf(action: string): readonly Shortcut[] {
  return BY_ACTION[action] ?? [];
}
