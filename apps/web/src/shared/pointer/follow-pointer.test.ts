import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectDrag } from './detect-drag.ts';
import { type FollowOptions, followPointer } from './follow-pointer.ts';
import { type FakeWindow, fakeWindow } from './testing/fake-window.ts';

let page: FakeWindow;
beforeEach(() => {
  page = fakeWindow();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function follow(options: Partial<FollowOptions> = {}) {
  const calls: string[] = [];
  const note = (name: string) => (at: { x: number; y: number }) => calls.push(`${name} ${at.x},${at.y}`);
  const hold = followPointer(
    { pointerId: 1, x: 5, y: 5 },
    { onFrame: note('frame'), onLift: note('lift'), onCancel: () => calls.push('cancel'), ...options },
  );
  return { calls, hold };
}

describe('a pointer that is followed', () => {
  it('is looked at once a frame, and only when it moved', () => {
    const { calls } = follow();
    page.pointer('pointermove', 10, 10);
    page.pointer('pointermove', 20, 20);
    page.frame();
    page.frame();
    expect(calls).toEqual(['frame 5,5', 'frame 20,20']);
  });

  it('ends where it is lifted, and nothing is heard of it after that', () => {
    const { calls, hold } = follow();
    page.pointer('pointerup', 30, 40);
    page.pointer('pointermove', 50, 50);
    page.frame();
    hold.cancel();
    expect(calls).toEqual(['frame 5,5', 'lift 30,40']);
  });

  it('is not another pointer', () => {
    const { calls } = follow();
    page.pointer('pointermove', 20, 20, 2);
    page.pointer('pointerup', 20, 20, 2);
    page.frame();
    expect(calls).toEqual(['frame 5,5']);
  });

  it.each([
    ['Escape', () => page.key('Escape')],
    ['another window', () => page.blur()],
    ['the browser, which takes the pointer', () => page.pointer('pointercancel', 0, 0)],
  ])('is let go by %s', (_, act) => {
    const { calls } = follow();
    act();
    page.pointer('pointerup', 30, 40);
    expect(calls).toEqual(['frame 5,5', 'cancel']);
  });

  it('keeps Escape from everything else, and no other key', () => {
    follow();
    expect(page.key('a')).toBe(false);
    expect(page.key('Escape')).toBe(true);
    expect(page.key('Escape')).toBe(false);
  });

  it('scrolls near an edge, and is looked at again while it does', () => {
    const { calls } = follow({ scroller: fakeScroller() });
    page.frame();
    expect(calls).toEqual(['frame 5,5', 'frame 5,5']);
  });

  it('that enters over an edge scrolls only after it was away from all of them', () => {
    const scroller = fakeScroller();
    follow({ scroller, entering: true });
    page.frame();
    expect(scroller.scrollTop).toBe(500);
    page.pointer('pointermove', 200, 200);
    page.frame();
    page.pointer('pointermove', 200, 395);
    page.frame();
    expect(scroller.scrollTop).toBeGreaterThan(500);
  });
});

/** Returns a scroller of 400 by 400 pixels, in the middle of its content. */
function fakeScroller(): HTMLElement {
  const scroller = {
    scrollTop: 500,
    scrollLeft: 0,
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 400, bottom: 400, width: 400, height: 400 }),
    scrollBy: ({ top }: { top: number }) => {
      scroller.scrollTop += top;
    },
  };
  return scroller as unknown as HTMLElement;
}

describe('a press becomes', () => {
  const press = (pointerType: string) => {
    const calls: string[] = [];
    const down = { pointerId: 1, pointerType, clientX: 0, clientY: 0 } as PointerEvent;
    const stop = detectDrag(down, {
      onDrag: ({ x, y }) => calls.push(`drag ${x},${y}`),
      onClick: () => calls.push('click'),
    });
    return { calls, stop };
  };

  it('a drag after 4 pixels, a click before', () => {
    const { calls } = press('mouse');
    page.pointer('pointermove', 3, 0);
    page.pointer('pointermove', 4, 0);
    page.pointer('pointerup', 4, 0);
    expect(calls).toEqual(['drag 4,0']);
    const other = press('mouse');
    page.pointer('pointermove', 3, 0);
    page.pointer('pointerup', 3, 0);
    expect(other.calls).toEqual(['click']);
  });

  it('a drag under a finger that rests, and a pan under one that does not', () => {
    vi.useFakeTimers();
    page = fakeWindow();
    const resting = press('touch');
    page.pointer('pointermove', 7, 0);
    vi.advanceTimersByTime(250);
    expect(resting.calls).toEqual(['drag 0,0']);
    const panning = press('touch');
    page.pointer('pointermove', 9, 0);
    vi.advanceTimersByTime(250);
    expect(panning.calls).toEqual([]);
  });

  it('nothing once the waiting is ended', () => {
    const { calls, stop } = press('mouse');
    stop();
    page.pointer('pointermove', 50, 0);
    expect(calls).toEqual([]);
  });
});
