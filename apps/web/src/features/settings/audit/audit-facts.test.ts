import { AUDIT_DETAILS, type AuditDetail } from '@mailwright/contract';
import { describe, expect, test } from 'vitest';
import german from '../../../locales/de/audit.json' with { type: 'json' };
import english from '../../../locales/en/audit.json' with { type: 'json' };
import spanish from '../../../locales/es/audit.json' with { type: 'json' };
import { auditFacts, WORDED_DETAILS, type WordKey } from './audit-facts.ts';

type Labels = Readonly<Record<`detail.${AuditDetail}` | WordKey, string>>;

test.each<[string, Labels]>([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
])('all that entries tell has a label in %s, and so has each word of their own', (_, labels) => {
  const texts: Readonly<Record<string, string>> = labels;
  for (const name of AUDIT_DETAILS) expect(texts[`detail.${name}`], name).toMatch(/\S/);
  for (const [name, words] of Object.entries(WORDED_DETAILS))
    for (const word of words) expect(texts[`value.${name}.${word}`], word).toMatch(/\S/);
});

describe('what an entry tells', () => {
  const t = (key: string) => (english as Readonly<Record<string, string>>)[key] ?? key;
  const factsOf = (details: Readonly<Record<string, string>>, names = {}) => auditFacts({ details, names }, t);

  test('is said in words', () => {
    expect(factsOf({ role: 'admin', by: 'provider' })).toEqual(['Role: Administrator', 'By: Company sign-in']);
    expect(factsOf({ fields: 'theme locale' })).toEqual(['Settings: Theme, Language']);
  });

  test('names people who are still there, and keeps the ids of others', () => {
    expect(factsOf({ people: 'a1 b2' }, { a1: 'Ben Mueller' })).toEqual(['People: Ben Mueller, b2']);
    expect(factsOf({ handTo: 'a1' }, { a1: 'Ben Mueller' })).toEqual(['Handed over to: Ben Mueller']);
    expect(factsOf({ name: 'constructor' })).toEqual(['Name: constructor']);
  });

  test('stays as it is where this release does not know the word or what it is about', () => {
    expect(factsOf({ role: 'auditor', colour: 'red' })).toEqual(['Role: auditor', 'colour: red']);
  });
});
