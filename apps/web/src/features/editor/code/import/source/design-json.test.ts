import { expect, it } from 'vitest';
import { designJson, looksLikeJson, readDesignJson } from './design-json.ts';

it('takes for JSON what begins as an object or a list does', () => {
  for (const text of ['{"a":1}', ' \n{ "a"', '[{', '["x"]', '{}']) expect(looksLikeJson(text)).toBe(true);
  for (const text of ['<p>', '{{ name }}', '{% if %}', '[if mso]', '{ color: red }'])
    expect(looksLikeJson(text)).toBe(false);
});

it('names the line from which on it cannot be read', () => {
  expect(readDesignJson('{\n  "a": 1,\n  "b" 2\n}')).toEqual({ ok: false, line: 3 });
  expect(readDesignJson('[1]')).toEqual({ ok: false, line: null });
  expect(designJson('{"a":1}')).toEqual({ a: 1 });
  expect(designJson('["x"]')).toBeNull();
});
