import { expect, test } from 'vitest';
import { borrowAttributes } from './run-tour.ts';

function fakeElement(attributes: Record<string, string>) {
  const kept = new Map(Object.entries(attributes));
  return {
    kept,
    getAttribute: (name: string) => kept.get(name) ?? null,
    setAttribute: (name: string, value: string) => void kept.set(name, value),
    removeAttribute: (name: string) => void kept.delete(name),
  };
}

test('what an element said of itself is put back, and what it did not say is taken away', () => {
  const button = fakeElement({ 'aria-expanded': 'false' });
  const borrowed = borrowAttributes(['aria-expanded', 'aria-haspopup']);
  borrowed.remember(button as unknown as Element);
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-haspopup', 'dialog');
  borrowed.giveBack();
  expect(Object.fromEntries(button.kept)).toEqual({ 'aria-expanded': 'false' });
});
