import { describe, expect, it } from 'vitest';
import { createTemplateRequest } from '../../entities/template-change.ts';
import { descriptionProblem, forbiddenCharacters, nameProblem, withoutForbidden } from './names.ts';

describe('template name', () => {
  it('is required', () => {
    expect(nameProblem('')).toBe('required');
    expect(nameProblem('   ')).toBe('required');
  });

  it('has at most 255 characters, counted as a person counts them', () => {
    expect(nameProblem('a'.repeat(255))).toBeNull();
    expect(nameProblem('a'.repeat(256))).toBe('too-long');
    expect(nameProblem('😀'.repeat(255))).toBeNull();
  });

  it.each([...'!@#$%^&*,.?":{}|<>'])('does not contain %s', (character) => {
    expect(nameProblem(`Spring${character}sale`)).toBe('forbidden-character');
  });

  it('contains no control character', () => {
    expect(nameProblem('Spring\nsale')).toBe('forbidden-character');
  });

  it('does not start or end with a space', () => {
    expect(nameProblem(' Spring')).toBe('edge-space');
    expect(nameProblem('Spring ')).toBe('edge-space');
    expect(nameProblem("Spring sale (2) - 50% off's".replace('%', ''))).toBeNull();
  });
});

describe('template description', () => {
  it('may be empty, has at most 70 characters and follows the rule of names', () => {
    expect(descriptionProblem('')).toBeNull();
    expect(descriptionProblem('a'.repeat(70))).toBeNull();
    expect(descriptionProblem('a'.repeat(71))).toBe('too-long');
    expect(descriptionProblem('Really?')).toBe('forbidden-character');
  });
});

describe('what names may not contain', () => {
  it('is found in a text, each character once', () => {
    expect(forbiddenCharacters('Sale, sale, sale!')).toEqual([',', '!']);
    expect(forbiddenCharacters('Sale (2) - Fall')).toEqual([]);
  });

  it('can be left out where nobody can be asked', () => {
    expect(withoutForbidden('Welcome, part 1: hello?', 255)).toBe('Welcome part 1 hello');
    expect(withoutForbidden('a'.repeat(300), 255)).toHaveLength(255);
    expect(withoutForbidden('?!', 255)).toBe('');
  });
});

describe('a request to create a template', () => {
  it('takes categories by id or as the references a template answers with', () => {
    const answer = createTemplateRequest.parse({
      name: 'a',
      categories: ['c1', { id: 'c2', name: 'x', group: 'user' }],
    });
    expect(answer.categories).toEqual(['c1', 'c2']);
  });
});
