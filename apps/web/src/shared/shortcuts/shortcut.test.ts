import { describe, expect, it } from 'vitest';
import { matchesShortcut, shortcutKeys } from './shortcut.ts';

function press(key: string, more: Partial<KeyboardEvent> = {}) {
  return { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, code: '', key, ...more };
}

describe('a shortcut', () => {
  it('answers to ctrl and to cmd', () => {
    expect(matchesShortcut(press('s', { ctrlKey: true }), { mod: true, key: 's' })).toBe(true);
    expect(matchesShortcut(press('s', { metaKey: true }), { mod: true, key: 's' })).toBe(true);
  });

  it('does not answer when a modifier is missing or too many', () => {
    expect(matchesShortcut(press('s'), { mod: true, key: 's' })).toBe(false);
    expect(matchesShortcut(press('z', { ctrlKey: true, shiftKey: true }), { mod: true, key: 'z' })).toBe(false);
    expect(matchesShortcut(press('d', { ctrlKey: true, altKey: true }), { mod: true, key: 'd' })).toBe(false);
  });

  it('knows ctrl+shift+0 by the physical key, whatever character the layout gives', () => {
    const zoomReset = { mod: true, shift: true, key: '0', codes: ['Digit0', 'Numpad0'] };
    expect(matchesShortcut(press(')', { ctrlKey: true, shiftKey: true, code: 'Digit0' }), zoomReset)).toBe(true);
    expect(matchesShortcut(press('=', { ctrlKey: true, shiftKey: true, code: 'Digit0' }), zoomReset)).toBe(true);
    expect(matchesShortcut(press(')', { ctrlKey: true, shiftKey: true, code: 'Digit9' }), zoomReset)).toBe(false);
  });

  it('is written as the machine writes it', () => {
    expect(shortcutKeys({ mod: true, shift: true, key: 'z' }, false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(shortcutKeys({ mod: true, shift: true, key: 'z' }, true)).toEqual(['⌘', '⇧', 'Z']);
    expect(shortcutKeys({ key: 'escape' }, false)).toEqual(['Esc']);
    expect(shortcutKeys({ shift: true, key: 'f6' }, false)).toEqual(['Shift', 'F6']);
    expect(shortcutKeys({ key: 'n' }, false)).toEqual(['n']);
  });
});
