import { describe, expect, it } from 'vitest';
import { findProfile, PROFILES } from '../../profiles/profiles.ts';
import type { SendingProfile } from '../../profiles/sending-profile.ts';
import type { ConditionOperator, ConditionTest, DisplayCondition } from '../conditions/condition.ts';
import { createConditionReader } from './read-condition.ts';
import { writeCondition } from './write-condition.ts';
import { writeRepeat } from './write-repeat.ts';

const OPERATORS: readonly ConditionOperator[] = [
  'is',
  'is-not',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
  'greater',
  'less',
  'is-empty',
  'is-not-empty',
];

function testOf(field: string, operator: ConditionOperator): ConditionTest {
  if (operator === 'is-empty' || operator === 'is-not-empty') return { field, operator };
  return { field, operator, value: operator === 'greater' || operator === 'less' ? '12.5' : 'New York and back' };
}

/** Names in capitals have no other letters to come back to. */
function fieldOf({ names }: SendingProfile): string {
  return names.capitals ? 'PLAN' : 'plan';
}

const WITH_CONDITIONS = PROFILES.filter(({ condition }) => condition);

describe.each(WITH_CONDITIONS.map((each) => [each.name, each] as const))('%s', (_name, profile) => {
  const reader = createConditionReader(profile);
  const again = (condition: DisplayCondition, lists?: readonly string[]) => {
    const written = writeCondition(profile, condition, lists);
    return written && { written, read: reader.condition(written.open, lists) };
  };

  it('has each condition that it can say read as what it was written from', () => {
    const said = OPERATORS.filter((operator) => {
      for (const field of ['firstName', fieldOf(profile)]) {
        const condition: DisplayCondition = { match: 'all', tests: [testOf(field, operator)] };
        const result = again(condition);
        if (!result) return false;
        expect(result.read, `${operator}: ${result.written.open}`).toEqual({ ...result.written, condition });
      }
      return true;
    });
    expect(said.length).toBeGreaterThan(0);
  });

  it('has conditions of several tests read, each joined with each', () => {
    const tests = OPERATORS.map((operator) => testOf(fieldOf(profile), operator));
    for (const match of ['all', 'any'] as const)
      for (const one of tests)
        for (const other of tests) {
          const condition: DisplayCondition = { match, tests: [one, { ...other, field: 'firstName' }] };
          const result = again(condition);
          if (result) expect(result.read?.condition, result.written.open).toEqual(condition);
        }
  });

  it('has repeats read, and conditions on what is in their records', () => {
    const list = profile.names.capitals ? 'LINES' : 'lines';
    const written = writeRepeat(profile, list);
    if (!written) return;
    expect(reader.repeat(written.open), written.open).toEqual({ ...written, list, item: 'item' });
    const condition: DisplayCondition = { match: 'all', tests: [testOf(`${list}.title`, 'is-not-empty')] };
    const result = again(condition, [list]);
    if (result) expect(result.read?.condition, result.written.open).toEqual(condition);
  });

  it('takes nothing else for a condition', () => {
    for (const tags of [
      '',
      'plan',
      '{{ plan }}',
      '{% include "x" %}',
      '*|PLAN|*',
      '{% if plan == other %}',
      '%%plan%%',
    ])
      expect(reader.condition(tags), tags).toBeUndefined();
  });
});

it('reads what people type: other quotes and blanks, simple comparisons of numbers', () => {
  const read = (id: string, tags: string) => {
    const profile = findProfile(id);
    return profile && createConditionReader(profile).condition(tags)?.condition;
  };
  const is = (field: string, value: string) => ({ match: 'all', tests: [{ field, operator: 'is', value }] });
  expect(read('liquid', "{%- if plan=='pro' -%}")).toEqual(is('plan', 'pro'));
  expect(read('liquid', '{% if orders > 3 %}')).toEqual({
    match: 'all',
    tests: [{ field: 'orders', operator: 'greater', value: '3' }],
  });
  expect(read('mailchimp', '*|IF:PLAN=pro|*')).toEqual(is('PLAN', 'pro'));
  expect(read('klaviyo', "{% if person|lookup:'plan' == 'pro' %}")).toEqual(is('plan', 'pro'));
  expect(read('listmonk', '{{- if eq .Subscriber.Attribs.plan "pro" -}}')).toEqual(is('plan', 'pro'));
  expect(read('listmonk', '{{ if and (eq .Subscriber.Attribs.plan "pro") .Subscriber.Attribs.city }}')).toEqual({
    match: 'all',
    tests: [
      { field: 'plan', operator: 'is', value: 'pro' },
      { field: 'city', operator: 'is-not-empty' },
    ],
  });
  expect(read('listmonk', '{{ if and (eq .Subscriber.Attribs.plan "pro") (len .Items) }}')).toBeUndefined();
  expect(read('listmonk', '{{ if and .Subscriber.Attribs.a | not }}')).toBeUndefined();
  expect(read('listmonk', '{{ if or (eq .Subscriber.Attribs.plan `12"`) (gt .Subscriber.Attribs.orders 3) }}')).toEqual(
    {
      match: 'any',
      tests: [
        { field: 'plan', operator: 'is', value: '12"' },
        { field: 'orders', operator: 'greater', value: '3' },
      ],
    },
  );
  expect(read('listmonk', '{{ if .Subscriber.Attribs.city }}')).toEqual({
    match: 'all',
    tests: [{ field: 'city', operator: 'is-not-empty' }],
  });
  expect(read('listmonk', '{{ if not (eq .Subscriber.FirstName "Ada") }}')).toEqual({
    match: 'all',
    tests: [{ field: 'firstName', operator: 'is-not', value: 'Ada' }],
  });
  for (const other of [
    '{{ if gt (len .Subscriber.Attribs.items) 0 }}',
    '{{ with .Subscriber.Attribs.city }}',
    '{{ if eq .A .B }}',
  ])
    expect(read('listmonk', other), other).toBeUndefined();
  expect(read('liquid', '{% if plan == "a" and (x or y) %}')).toBeUndefined();
  expect(read('liquid', '{% if a == "x" and b == "y" or c == "z" %}')).toBeUndefined();
});
