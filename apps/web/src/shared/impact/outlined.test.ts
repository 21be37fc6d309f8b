import { expect, test } from 'vitest';
import { outlined } from './outlined.ts';

test('the outline stands in the head of a mail, and before one that has none', () => {
  const whole = outlined('<html><head><title>Spring</title></head><body><p data-changed="1">Hello</p></body></html>');
  expect(whole).toMatch(/<title>Spring<\/title><style>\n\[data-changed\]\{outline:.*<\/style><\/head><body>/s);
  expect(outlined('<p>Hello</p>')).toMatch(/^<style>.*<\/style><p>Hello<\/p>$/s);
});
