import { expect, it } from 'vitest';
import { docstringsIn } from './docstrings.ts';
import { holdGrain } from './grain.ts';

const found = (fragments: number, docstrings: number) => ({
  fragments: Array.from({ length: fragments }, (_, index) => `a${index}.ts`),
  docstrings: Array.from({ length: docstrings }, (_, index) => `a.ts:${index}`),
});

it('names each when there are more than allowed, and keeps the bound', () => {
  const { problems, bounds } = holdGrain(found(2, 1), { fragments: 1, docstrings: 1 });
  expect(problems).toEqual([expect.stringContaining('2 files of at most 40 lines'), 'a0.ts', 'a1.ts']);
  expect(bounds).toEqual({ fragments: 1, docstrings: 1 });
});

it('asks for a lower bound when there are fewer', () => {
  const { problems, bounds } = holdGrain(found(1, 0), { fragments: 1, docstrings: 3 });
  expect(problems).toEqual([expect.stringContaining('0 docstrings and 3 allowed')]);
  expect(bounds).toEqual({ fragments: 1, docstrings: 0 });
  expect(holdGrain(found(1, 0), bounds).problems).toEqual([]);
});

it('finds docstrings that begin with a riddle, on one line or several', () => {
  const docstring = (text: string) => `/${'**'}${text}*/\nconst a = 1;\n`;
  const code = docstring(' What it is. ') + docstring('\n * Whether it is.\n ') + docstring(' Returns what it is. ');
  expect(docstringsIn('a.ts', code)).toEqual({ all: 3, riddles: ['a.ts:1', 'a.ts:3'] });
});
