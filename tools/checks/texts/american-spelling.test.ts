import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository-files.ts';
import { britishTexts, britishWords } from './american-spelling.ts';

test('finds British spellings, whatever their form', () => {
  const planted = 'Favourites: Colour, centred in GREY, recognised, cancelled, behaviour, organise and customising';
  expect(britishWords(planted)).toEqual([
    'Favourites',
    'Colour',
    'centred',
    'GREY',
    'recognised',
    'cancelled',
    'behaviour',
    'organise',
    'customising',
  ]);
});

test('leaves American spellings alone', () => {
  const clean = 'Favorite color, gray, centered, recognized, canceled, promise, dialog, license, exercise, analysis';
  expect(britishWords(clean)).toEqual([]);
});

test('every English text of the interface is American English', () => {
  expect(britishTexts(repositoryFiles())).toEqual([]);
});
