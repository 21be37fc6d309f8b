import { expect, it } from 'vitest';
import { inScheme } from './in-scheme.ts';

const CSS = '@media (prefers-color-scheme:dark){a{color:#fff}}@media screen and ( Prefers-Color-Scheme: light ){b{}}';

it('lets the rules of a scheme hold, and those of the other never', () => {
  expect(inScheme(CSS, 'dark')).toBe('@media (min-width:0){a{color:#fff}}@media screen and (max-width:0){b{}}');
  expect(inScheme(CSS, 'light')).toBe('@media (max-width:0){a{color:#fff}}@media screen and (min-width:0){b{}}');
});

it('leaves all other rules as they are', () => {
  const css = ':root{color-scheme:light dark}@media (max-width:479px){.p{padding:0}}[data-ogsc] .d{color:#fff}';
  expect(inScheme(css, 'dark')).toBe(css);
});
