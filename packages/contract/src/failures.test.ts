import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { failureStatuses } from './failures.ts';

it('a row tells that it can be asked too often where it has a rate, and only there', () => {
  expect(failureStatuses(endpoints.exports.pdf)).toContain(429);
  expect(failureStatuses(endpoints.countdown.image)).toContain(429);
  expect(failureStatuses(endpoints.exports.text)).not.toContain(429);
});

it('rows of one budget name the same rate', () => {
  const rates = new Map<string, number>();
  for (const { rate } of Object.values(endpoints).flatMap(
    (area) => Object.values(area) as { rate?: { budget: string; perMinute: number } }[],
  )) {
    if (!rate) continue;
    expect(rates.get(rate.budget) ?? rate.perMinute, rate.budget).toBe(rate.perMinute);
    rates.set(rate.budget, rate.perMinute);
  }
  expect([...rates.keys()].sort()).toEqual(['countdown', 'exports', 'imports', 'video']);
});
