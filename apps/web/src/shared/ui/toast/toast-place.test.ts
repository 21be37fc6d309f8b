import { expect, test } from 'vitest';
import { type Area, bestToastPlace, usualToastPlace } from './toast-place.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const toast = { width: 440, height: 56 };
const nothing = { pressed: [], controls: [], dialogs: [] };
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
  expect(bestToastPlace(toast, desktop, { ...nothing, dialogs }, now)).toEqual({ block: 'top', inline: 'right' });
});

test('what was pressed last stays free', () => {
  const now = usualToastPlace(desktop);
  const pressed = [area(1300, 840, 100, 36)];
  expect(bestToastPlace(toast, desktop, { ...nothing, pressed }, now)).toEqual({ block: 'bottom', inline: 'left' });
});

test('over a dialog as large as the window they cover none of its buttons', () => {
  const size = { width: 358, height: 56 };
  const dialogs = [area(0, 0, 390, 844)];
  const controls = [area(340, 10, 36, 80), area(16, 780, 358, 44)];
  const kept = { pressed: [], controls: controls.slice(0, 1), dialogs };
  expect(bestToastPlace(size, phone, kept, usualToastPlace(phone)).block).toBe('bottom');
  expect(bestToastPlace(size, phone, { ...kept, controls: controls.slice(1) }, usualToastPlace(phone)).block).toBe(
    'below-bar',
  );
});

test('over a dialog on a phone they take the room above it', () => {
  const kept = { ...nothing, dialogs: [area(20, 80, 350, 684)] };
  const size = { width: 358, height: 56 };
  expect(bestToastPlace(size, phone, kept, usualToastPlace(phone))).toEqual({ block: 'top', inline: 'right' });
});

test('they stay where they are once nothing is in their way', () => {
  const now = { block: 'top', inline: 'right' } as const;
  expect(bestToastPlace(toast, desktop, nothing, now)).toEqual(now);
});
