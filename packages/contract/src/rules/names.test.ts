import { describe, expect, it } from 'vitest';
import { createTemplateRequest } from '../entities/template-change.ts';
import { descriptionProblem, nameProblem } from './names.ts';

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

describe('a request to create a template', () => {
  it('is refused with the sentences of the specification', () => {
    const answer = createTemplateRequest.safeParse({ name: 'a?', description: ' b' });
    expect(answer.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [
        'name',
        '255 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
      ],
      [
        'description',
        '70 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
      ],
    ]);
    expect(createTemplateRequest.safeParse({ name: '' }).error?.issues[0]?.message).toBe('Please enter name');
  });

  it('takes categories by id or as the references a template answers with', () => {
    const answer = createTemplateRequest.parse({
      name: 'a',
      categories: ['c1', { id: 'c2', name: 'x', group: 'user' }],
    });
    expect(answer.categories).toEqual(['c1', 'c2']);
  });
});
