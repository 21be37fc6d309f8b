import { expect, test } from 'vitest';
import { britishTexts, britishWords } from './american-spelling.ts';
import { englishTexts } from './english-texts.ts';

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

test('names a text of a block by its key, and leaves alone what people search a block by', () => {
  const planted = { 'divider.field.color': 'Colour', 'divider.keywords': 'colour' };
  expect(britishTexts(new Map([['blocks', planted]]))).toEqual([
    'blocks: "divider.field.color": "Colour" is not American English',
  ]);
});

test('every English text of the interface is American English', () => {
  expect(britishTexts(englishTexts())).toEqual([]);
});
