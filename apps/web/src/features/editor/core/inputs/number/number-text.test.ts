import { describe, expect, it } from 'vitest';
import { keptText, nearestNumber, readNumber, stepNumber } from './number-text.ts';

const opacity = { min: 0, max: 1, step: 0.01 };
const pixels = { min: 0, max: 400, step: 1 };

describe('a number that is typed', () => {
  it('is read with a point or a comma', () => {
    expect(readNumber('0.5', opacity)).toBe(0.5);
    expect(readNumber(' 0,5 ', opacity)).toBe(0.5);
  });

  it('is none when it is empty, a word or out of range', () => {
    expect(readNumber('', pixels)).toBeNull();
    expect(readNumber('12px', pixels)).toBeNull();
    expect(readNumber('401', pixels)).toBeNull();
    expect(readNumber('-1', pixels)).toBeNull();
  });
});

describe('a number outside its range', () => {
  it('becomes the nearest one inside', () => {
    expect(nearestNumber('99999', pixels)).toBe(400);
    expect(nearestNumber('-5', pixels)).toBe(0);
    expect(nearestNumber('1,5', opacity)).toBe(1);
    expect(nearestNumber('250', pixels)).toBe(250);
  });

  it('is none where there is no number', () => {
    expect(nearestNumber('wide', pixels)).toBeNull();
    expect(nearestNumber('', pixels)).toBeNull();
  });
});

describe('a size in whole numbers', () => {
  it('keeps digits only', () => {
    expect(keptText('120px', pixels)).toBe('120');
    expect(keptText('-1 2 0', pixels)).toBe('120');
    expect(keptText('12.5', pixels)).toBe('12');
    expect(keptText('wide', pixels)).toBe('');
  });

  it('is not what has decimals or goes below zero', () => {
    expect(keptText('0.5', opacity)).toBe('0.5');
    expect(keptText('-5', { min: -5, max: 20, step: 0.5 })).toBe('-5');
  });
});

describe('a step of the arrow keys', () => {
  it('stays inside the range', () => {
    expect(stepNumber(399, 10, pixels)).toBe(400);
    expect(stepNumber(3, -10, pixels)).toBe(0);
  });

  it('leaves no rounding dust', () => {
    expect(stepNumber(0.28, 1, opacity)).toBe(0.29);
    expect(stepNumber(0.1, 20, opacity)).toBe(0.3);
  });
});
