import { describe, expect, it } from 'vitest';
import { lostWords } from './lost-words.ts';
import { plainWords } from './plain-words.ts';

describe('words are lost', () => {
  const lost = (before: readonly string[], after: string) => [...lostWords(before.map(plainWords), plainWords(after))];

  it('where they are in none of the blocks', () => {
    expect(lost(['One', 'Two', 'Three'], 'one three')).toEqual([1]);
    expect(lost(['One', 'Two'], 'One Two')).toEqual([]);
  });

  it('where they are in fewer places than before: those that do not stand beside what they did', () => {
    expect(lost(['A coat', 'Buy now', 'A hat', 'Buy now', 'The end'], 'A coat A hat Buy now The end')).toEqual([1]);
  });

  it('not where they are a part of what is lost besides', () => {
    expect(lost(['Buy', 'Buy all of it'], 'Buy')).toEqual([1]);
  });

  it('not where blocks cut them in another way, write them larger, or write a template tag anew', () => {
    expect(lost(['Hel', 'lo', '{{ name }}, Straße'], 'Hello {{name}}, STRASSE')).toEqual([]);
  });

  it('in good time among very many of them', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
    expect(lostWords(words, words.slice(1).join('')).size).toBeLessThanOrEqual(1);
  });
});
