import { expect, test } from 'vitest';
import { samplePerson } from './sample-person.ts';

const field = (name: string, sample: string) => ({ name, label: name, sample });

test('is called by name and address', () => {
  const fields = [field('email', 'maria@example.com'), field('lastName', 'Silva'), field('firstName', 'Maria')];
  expect(samplePerson(fields)).toBe('Maria Silva (maria@example.com)');
  expect(samplePerson(fields.slice(0, 2))).toBe('Silva (maria@example.com)');
  expect(samplePerson(fields.slice(1))).toBe('Maria Silva');
});

test('is what the first fields say where there are others, and nobody without fields', () => {
  expect(samplePerson([field('city', 'Lisbon'), field('plan', 'Gold'), field('team', 'A')])).toBe('Lisbon, Gold');
  expect(samplePerson([])).toBe('');
});
