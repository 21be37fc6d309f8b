import { FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import errors from '../../locales/de/errors.json' with { type: 'json' };
import fields from '../../locales/de/fields.json' with { type: 'json' };
import messages from '../../locales/de/messages.json' with { type: 'json' };
import { i18n } from '../i18n/i18n.ts';
import { speak } from '../i18n/testing/speak.ts';
import { ApiError } from './api-error.ts';
import { errorSentence } from './error-sentence.ts';
import { formProblems } from './form-problems.ts';

afterAll(async () => void (await i18n.changeLanguage('en')));
beforeEach(async () => {
  await speak('de', { errors, fields, messages });
  await speak('en', { messages: MESSAGES, fields: FIELD_LABELS });
});

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

test('a refusal in one sentence names the fields in the language of the reader', async () => {
  const error = refused([
    { path: 'name', message: MESSAGES.nameRequired },
    { path: 'customStyles', message: 'CSS cannot contain tags.' },
  ]);
  expect(errorSentence(error)).toBe('Name: Please enter name; Template CSS: CSS cannot contain tags.');
  await i18n.changeLanguage('de');
  expect(errorSentence(error)).toBe(`Name: ${messages.nameRequired}; Vorlagen-CSS: ${errors.VALIDATION_FAILED}`);
  expect(formProblems(error, ['name'])).toEqual({ name: messages.nameRequired });
  expect(errorSentence(refused([]))).toBe(errors.VALIDATION_FAILED);
});
