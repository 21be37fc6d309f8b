import { MESSAGES } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { formProblems } from './form-problems.ts';

const refused = (details: readonly { path: string; message: string }[]) =>
  new ApiError(400, 'VALIDATION_FAILED', '', { details });

test('what the server refuses stands at the field it is about, the first problem of each', () => {
  const error = refused([
    { path: 'name', message: MESSAGES.nameRequired },
    { path: 'name', message: MESSAGES.nameRule },
    { path: 'preHeader', message: 'Too long' },
    { path: 'categories.0', message: 'Unknown' },
  ]);
  expect(formProblems(error, ['name', 'preheader', 'categories'])).toEqual({
    name: 'Please enter name',
    preheader: 'Too long',
    categories: 'Unknown',
  });
});

test('a refusal that names none of the fields has to be told otherwise', () => {
  expect(formProblems(refused([{ path: 'revision', message: 'x' }]), ['name'])).toBeNull();
  expect(formProblems(new ApiError(500, 'INTERNAL', ''), ['name'])).toBeNull();
  expect(formProblems(new TypeError('a bug'), ['name'])).toBeNull();
});
