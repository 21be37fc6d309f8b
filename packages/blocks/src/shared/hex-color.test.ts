import { describe, expect, it } from 'vitest';
import { color } from './css.ts';
import { hexColor } from './hex-color.ts';

describe('a colour in a mail', () => {
  it.each([
    ['#2a51db', '#2a51db'],
    ['#FFAA00', '#ffaa00'],
    ['#fa0', '#ffaa00'],
    ['hsl(10,50%,50%)', '#bf5540'],
    ['hsl(240 100% 25%)', '#000080'],
    ['hsl(-120, 100%, 50%)', '#0000ff'],
    ['rgb(255, 0, 10)', '#ff000a'],
    ['rgb(100% 50% 0%)', '#ff8000'],
    ['RebeccaPurple', '#663399'],
    ['white', '#ffffff'],
  ])('is written as six digits, which every client knows: %s', (typed, written) => {
    expect(hexColor(typed)).toBe(written);
  });

  it.each([
    ['#ff0000aa', '#ff5555'],
    ['#f00a', '#ff5555'],
    ['rgba(0,0,0,.5)', '#808080'],
    ['rgb(0 0 0 / 20%)', '#cccccc'],
    ['hsla(0,100%,50%,1)', '#ff0000'],
  ])('is what it looks like on white when it is half transparent: %s', (typed, written) => {
    expect(hexColor(typed)).toBe(written);
  });

  it.each([
    'transparent',
    '#12345',
    '#ff000000',
    'inherit',
    'nosuchcolour',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(.,.,.)',
  ])('is left out when it is none or cannot be seen: %s', (typed) => {
    expect(hexColor(typed)).toBe('');
  });

  it('goes through the helper that every block writes colours with', () => {
    expect(color('hsl(10,50%,50%)')).toBe('#bf5540');
    expect(color('#ff0000aa')).toBe('#ff5555');
    expect(color('red;x:y')).toBe('');
    expect(color(null)).toBe('');
  });
});
