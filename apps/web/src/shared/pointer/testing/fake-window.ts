import { vi } from 'vitest';

/** Window in which a test moves pointers and presses keys; frames are drawn when the test says so. */
export interface FakeWindow {
  readonly pointer: (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    x: number,
    y: number,
    pointerId?: number,
  ) => void;
  /** Presses a key. Returns true when a listener handled it. */
  readonly key: (key: string) => boolean;
  readonly blur: () => void;
  readonly frame: () => void;
}

/** Replaces the browser's window with a fake one; `vi.unstubAllGlobals` restores it. */
export function fakeWindow(): FakeWindow {
  const target = new EventTarget();
  const frames = new Map<number, () => void>();
  let next = 1;
  vi.stubGlobal('window', Object.assign(target, { setTimeout, clearTimeout }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frames.set(next, run);
    next += 1;
    return next - 1;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  const send = (type: string, facts: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), facts);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    pointer: (type, x, y, pointerId = 1) => {
      send(type, { clientX: x, clientY: y, pointerId, shiftKey: false });
    },
    key: (key) => send('keydown', { key }),
    blur: () => {
      send('blur', {});
    },
    frame() {
      const due = [...frames.values()];
      frames.clear();
      for (const run of due) run();
    },
  };
}
