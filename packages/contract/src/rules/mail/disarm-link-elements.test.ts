import { expect, it } from 'vitest';
import { withoutLinks } from './disarm-link-elements.ts';

it('takes the meaning of links to other files, in every spelling, and leaves all else', () => {
  expect(withoutLinks('<head><LINK rel=prefetch href="//a"><link/rel=x><link\n></head><links><a title="link">')).toBe(
    '<head><bgsound rel=prefetch href="//a"><bgsound/rel=x><bgsound\n></head><links><a title="link">',
  );
});

it('makes no link of what stands around one', () => {
  expect(withoutLinks('<li<link >nk rel=prefetch>')).not.toMatch(/<link[\s/>]/);
});
