import { describe, expect, it } from 'vitest';
import { refusedFieldsSentence } from '../refused-fields.ts';
import { mailSubject, oneLine, permittedTexts, templateTextProblem, templateTextProblems } from './template-texts.ts';

describe('the texts of a template', () => {
  it('are refused with the sentences of the specification', () => {
    expect(templateTextProblems({ name: 'a?', description: ' b' })).toEqual([
      {
        path: 'name',
        message:
          '255 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
      },
      {
        path: 'description',
        message:
          '70 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
      },
    ]);
    expect(templateTextProblems({ name: '' })).toEqual([{ path: 'name', message: 'Please enter name' }]);
  });

  it('are not judged where they stand already, in their characters and their length', () => {
    const standing = {
      name: 'Welcome, part 1',
      description: 'x'.repeat(80),
      tags: 't'.repeat(1001),
      preheader: '',
      subject: '',
    };
    expect(templateTextProblems(standing, standing)).toEqual([]);
    expect(templateTextProblem('name', 'Welcome, part 2', standing.name)).toBe('nameRule');
    expect(templateTextProblem('description', 'x'.repeat(79), standing.description)).toBe('descriptionRule');
    expect(templateTextProblem('tags', 't'.repeat(1002), standing.tags)).toBe('maxLengthExceeded');
  });

  it('a pre-header has at most 500 characters, whatever they are', () => {
    expect(templateTextProblem('preheader', `Hello, {{ name }}! ${'😀'.repeat(481)}`)).toBeNull();
    expect(templateTextProblem('preheader', 'a'.repeat(501))).toBe('maxLengthExceeded');
  });
});

describe('texts for a new template when nobody can be asked', () => {
  it('keep what is good and lose what breaks a rule', () => {
    const good = {
      name: 'Sale (2)',
      description: 'For May',
      tags: 'a,b',
      preheader: 'Hello, you!',
      subject: 'Sale: 50 %!',
    };
    expect(permittedTexts(good)).toEqual(good);
    const bad = {
      name: 'Sale, May',
      description: 'Why?',
      tags: 't'.repeat(1001),
      preheader: 'p'.repeat(501),
      subject: 's'.repeat(256),
    };
    expect(templateTextProblems(permittedTexts(bad))).toEqual([]);
    expect(permittedTexts(bad)).toMatchObject({ name: 'Sale May', description: 'Why' });
  });
});

describe('the sentence of a refusal', () => {
  it('names each field once, by the name that people have for it', () => {
    const details = [
      { path: 'name', message: 'Please enter name' },
      { path: 'name', message: 'and another thing' },
      { path: 'preHeader', message: 'Max length exceeded' },
      { path: 'categories.0', message: 'Unknown' },
      { path: 'limit', message: 'Too big' },
    ];
    expect(refusedFieldsSentence(details)).toBe(
      'Name: Please enter name; Pre-header: Max length exceeded; Categories: Unknown; limit: Too big',
    );
    expect(refusedFieldsSentence([])).toBe('');
  });
});

describe('the subject of a mail', () => {
  it('a mail without a subject of its own is called by its name', () => {
    expect(mailSubject({ name: 'Spring', subject: '🌷 It is spring' })).toBe('🌷 It is spring');
    expect(mailSubject({ name: 'Spring', subject: '  ' })).toBe('Spring');
    expect(mailSubject({ name: 'Spring' })).toBe('Spring');
  });

  it('a subject is one line, so that it can end no header', () => {
    expect(oneLine(' Hello\r\nBcc: all@acme.example\u2028there ')).toBe('Hello Bcc: all@acme.example there');
    expect(oneLine('👩‍🚀 stays')).toBe('👩‍🚀 stays');
  });

  it('has at most 255 characters, emoji counted as one', () => {
    expect(templateTextProblem('subject', '😀'.repeat(255))).toBeNull();
    expect(templateTextProblem('subject', 'a'.repeat(256))).toBe('maxLengthExceeded');
  });
});
