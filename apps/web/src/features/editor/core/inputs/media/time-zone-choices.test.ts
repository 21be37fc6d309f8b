import { expect, it } from 'vitest';
import { timeZoneChoices } from './time-zone-choices.ts';

it('offers the own time zone first, then UTC and all others, each once and readable', () => {
  const { own, others } = timeZoneChoices('', ['Europe/Berlin', 'America/New_York', 'UTC'], 'Europe/Berlin');
  expect(own).toEqual({ value: 'Europe/Berlin', label: 'Europe/Berlin' });
  expect(others).toEqual([
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'UTC', label: 'UTC' },
  ]);
});

it('keeps a chosen time zone that the browser does not list', () => {
  const { others } = timeZoneChoices('Asia/Calcutta', ['Asia/Kolkata'], 'UTC');
  expect(others.map(({ value }) => value)).toEqual(['Asia/Calcutta', 'Asia/Kolkata']);
});
