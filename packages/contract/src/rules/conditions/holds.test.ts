import { describe, expect, it } from 'vitest';
import type { ConditionOperator, DisplayCondition } from './condition.ts';
import { holds, recordsOf, withRecord } from './holds.ts';
import { sampleText } from './sample-text.ts';
import type { SampleRecord } from './sample-value.ts';

const person: SampleRecord = {
  name: 'Zoë',
  plan: 'free',
  orders: 12,
  since: '2026-03-01',
  vip: true,
  blocked: false,
  nickname: ' ',
  phone: null,
  items: [{ name: 'Shirt', price: 19.5 }, { name: 'Hat' }],
  wishes: [],
};

function one(field: string, operator: ConditionOperator, value?: string): boolean {
  return holds({ match: 'all', tests: [{ field, operator, ...(value !== undefined && { value }) }] }, person);
}

describe('a condition of one test', () => {
  it.each([
    ['plan', 'is', 'free', true],
    ['plan', 'is', 'Free', false],
    ['plan', 'is-not', 'free', false],
    ['missing', 'is-not', 'free', true],
    ['vip', 'is', 'true', true],
    ['orders', 'is', '12', true],
    ['name', 'contains', 'oë', true],
    ['name', 'not-contains', 'x', true],
    ['missing', 'contains', 'x', false],
    ['name', 'starts-with', 'Z', true],
    ['name', 'ends-with', 'Z', false],
  ] as const)('%s %s %s: %s', (field, operator, value, expected) => {
    expect(one(field, operator, value)).toBe(expected);
  });

  it('compares numbers as numbers, dates not at all, since no sending system is told them, and nothing with what is not there', () => {
    expect(one('orders', 'greater', '9')).toBe(true);
    expect(one('orders', 'less', '100')).toBe(true);
    expect(one('since', 'greater', '2026-02-28')).toBe(false);
    expect(one('since', 'greater', '5')).toBe(false);
    expect(one('orders', 'greater', '0x1')).toBe(false);
    expect(one('since', 'less', '2026-02-28')).toBe(false);
    expect(one('missing', 'less', '5')).toBe(false);
    expect(one('phone', 'greater', '')).toBe(false);
  });

  it('calls empty what is missing, blank, false or a list of nothing; zero is a value', () => {
    const isEmpty = (field: string) => one(field, 'is-empty');
    expect(['missing', 'nickname', 'phone', 'blocked', 'wishes'].map(isEmpty)).toEqual([true, true, true, true, true]);
    expect(['name', 'orders', 'vip', 'items'].map(isEmpty)).toEqual([false, false, false, false]);
    expect(one('items', 'is-not-empty')).toBe(true);
    expect(holds({ match: 'all', tests: [{ field: 'n', operator: 'is-empty' }] }, { n: 0 })).toBe(false);
    expect(one('constructor', 'is-empty')).toBe(true);
  });
});

it('joins tests by and, or by or', () => {
  const tests: DisplayCondition['tests'] = [
    { field: 'plan', operator: 'is', value: 'free' },
    { field: 'vip', operator: 'is-empty' },
  ];
  expect(holds({ match: 'all', tests }, person)).toBe(false);
  expect(holds({ match: 'any', tests }, person)).toBe(true);
});

it('gives the records of a list, whose fields stand beside those of the person', () => {
  const records = recordsOf('items', person);
  expect(records).toHaveLength(2);
  expect(recordsOf('plan', person)).toEqual([]);
  const [first, second] = records.map((record) => withRecord(person, 'items', record));
  expect(first && [sampleText('items.price', first), sampleText('name', first)]).toEqual(['19.5', 'Zoë']);
  expect(second && sampleText('items.price', second)).toBeUndefined();
  expect(sampleText('items', person)).toBeUndefined();
});
