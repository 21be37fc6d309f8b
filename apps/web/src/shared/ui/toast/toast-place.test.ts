import { expect, test } from 'vitest';
import { type Area, bestToastPlace, usualToastPlace } from './toast-place.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const toast = { width: 440, height: 56 };
const nothing = { pressed: [], controls: [], dialogs: [] };
const placeOf = (...question: Parameters<typeof bestToastPlace>) => bestToastPlace(...question).place;
const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('toasts stand at the bottom right, on phones at the top', () => {
  expect(usualToastPlace(desktop)).toEqual({ block: 'bottom', inline: 'right' });
  expect(usualToastPlace(phone)).toEqual({ block: 'below-bar', inline: 'center' });
});

test('a dialog that reaches to the lower edge has them above it', () => {
  const dialogs = [area(140, 80, 1160, 810)];
  const now = usualToastPlace(desktop);
  expect(placeOf(toast, desktop, { ...nothing, dialogs }, now)).toEqual({ block: 'top', inline: 'right' });
});

test('what was pressed last stays free', () => {
  const now = usualToastPlace(desktop);
  const pressed = [area(1300, 840, 100, 36)];
  expect(placeOf(toast, desktop, { ...nothing, pressed }, now)).toEqual({ block: 'bottom', inline: 'left' });
});

test('over a dialog as large as the window they cover none of its buttons', () => {
  const size = { width: 358, height: 56 };
  const dialogs = [area(0, 0, 390, 844)];
  const controls = [area(340, 10, 36, 80), area(16, 780, 358, 44)];
  const kept = { pressed: [], controls: controls.slice(0, 1), dialogs };
  expect(placeOf(size, phone, kept, usualToastPlace(phone)).block).toBe('bottom');
  expect(placeOf(size, phone, { ...kept, controls: controls.slice(1) }, usualToastPlace(phone)).block).toBe(
    'below-bar',
  );
});

test('over a dialog on a phone they take the room above it', () => {
  const kept = { ...nothing, dialogs: [area(20, 80, 350, 684)] };
  const size = { width: 358, height: 56 };
  expect(placeOf(size, phone, kept, usualToastPlace(phone))).toEqual({ block: 'top', inline: 'right' });
});

test('they stay where they are once nothing is in their way', () => {
  const now = { block: 'top', inline: 'right' } as const;
  expect(placeOf(toast, desktop, nothing, now)).toEqual(now);
});

test('a stack of long ones beside a dialog as high as the window takes a gap between its controls', () => {
  const stack = { width: 440, height: 430 };
  const dialogs = [area(16, 16, 1408, 868)];
  const header = [area(1376, 28, 36, 36), area(32, 80, 200, 32)];
  const footer = [area(1180, 836, 100, 36), area(1292, 836, 120, 36)];
  const sidebar = [200, 320, 440, 560].map((top) => area(1200, top, 212, 36));
  const kept = { pressed: [], controls: [...header, ...footer, ...sidebar], dialogs };
  expect(bestToastPlace(stack, desktop, kept, usualToastPlace(desktop))).toEqual({
    place: { block: 'bottom', inline: 'left' },
    inTheWay: false,
  });
  const both = {
    ...kept,
    controls: [...kept.controls, area(32, 836, 120, 36), area(600, 836, 120, 36), area(700, 28, 36, 36)],
  };
  expect(bestToastPlace(stack, desktop, both, usualToastPlace(desktop))).toEqual({
    place: { block: 398, inline: 'left' },
    inTheWay: false,
  });
});

test('where no gap is large enough, that is said, so that fewer are shown', () => {
  const rows = Array.from({ length: 12 }, (_, index) => area(16, 20 + index * 68, 358, 40));
  const kept = { pressed: [], controls: rows, dialogs: [area(0, 0, 390, 844)] };
  expect(bestToastPlace({ width: 358, height: 56 }, phone, kept, usualToastPlace(phone)).inTheWay).toBe(true);
  const gap = { ...kept, controls: rows.toSpliced(6, 1) };
  expect(bestToastPlace({ width: 358, height: 56 }, phone, gap, usualToastPlace(phone))).toEqual({
    place: { block: 432, inline: 'right' },
    inTheWay: false,
  });
});
