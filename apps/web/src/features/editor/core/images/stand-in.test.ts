import type { Field } from '@mailwright/document';
import { expect, test } from 'vitest';
import { standInCleared } from './stand-in.ts';

const field: Field = { kind: 'image', prop: 'src', standIn: { prop: 'standInAlt', alt: 'alt' } };

test('replacing the stand-in picture of a layout clears its alternative text, not one that the author wrote', () => {
  const standInAlt = 'Picture of the lead story';
  expect(standInCleared(field, { alt: standInAlt, standInAlt })).toEqual({ standInAlt: '', alt: '' });
  expect(standInCleared(field, { alt: 'Our new office', standInAlt })).toEqual({ standInAlt: '' });
  expect(standInCleared(field, { alt: 'Our new office', standInAlt: '' })).toEqual({});
  expect(standInCleared(field, { alt: 'Our new office' })).toEqual({});
  expect(standInCleared({ kind: 'image', prop: 'src' }, { alt: standInAlt, standInAlt })).toEqual({});
});
