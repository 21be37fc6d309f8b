import { expect, test } from 'vitest';
import { isHintOver } from './ScrollHint.tsx';

test('the scroll hint goes after 800 pixels, or before that at the end of the page', () => {
  expect(isHintOver({ scrolled: 799, sight: 900, height: 3000 })).toBe(false);
  expect(isHintOver({ scrolled: 800, sight: 900, height: 3000 })).toBe(true);
  expect(isHintOver({ scrolled: 299, sight: 900, height: 1200 })).toBe(false);
  expect(isHintOver({ scrolled: 300, sight: 900, height: 1200 })).toBe(true);
});
