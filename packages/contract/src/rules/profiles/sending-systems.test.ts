import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../profiles/profiles.ts';
import type { ConditionOperator, DisplayCondition } from '../conditions/condition.ts';
import { fieldProblem } from './field-problem.ts';
import { hostileText } from './testing/hostile-texts.ts';
import { SENDING_SYSTEMS } from './testing/sending-systems.mjs';
import { writeCondition } from './write-condition.ts';
import { writeField } from './write-field.ts';
import { writeRepeat } from './write-repeat.ts';

const ROWS = PROFILES.flatMap((profile) => {
  const send = SENDING_SYSTEMS[profile.id];
  return send ? [[profile.name, profile, send] as const] : [];
});

/** Meaning of each comparison, in whatever language it is written. */
const MEANS: Readonly<Record<ConditionOperator, (own: string, value: string) => boolean>> = {
  is: (own, value) => own === value,
  'is-not': (own, value) => own !== value,
  contains: (own, value) => own.includes(value),
  'not-contains': (own, value) => !own.includes(value),
  'starts-with': (own, value) => own.startsWith(value),
  'ends-with': (own, value) => own.endsWith(value),
  greater: (own, value) => Number(own) > Number(value),
  less: (own, value) => Number(own) < Number(value),
  'is-empty': (own) => own === '',
  'is-not-empty': (own) => own !== '',
};

function decoded(html: string): string {
  return html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe.each(ROWS)('what is sent by %s', (_name, profile, send) => {
  const field = (fallback: string) => writeField(profile, { name: 'plan', fallback }, 'html');

  it('says the value of a field where there is one, and its fallback where there is none', () => {
    expect(send(`Hi ${field('friend')}!`, { plan: 'pro' })).toBe('Hi pro!');
    expect(send(`Hi ${field('friend')}!`, {})).toBe('Hi friend!');
    expect(send(`Hi ${field('friend')}!`, { plan: '' })).toBe('Hi friend!');
  });

  it('says any fallback that a tag can hold, letter by letter, and never markup', () => {
    fc.assert(
      fc.property(hostileText, (fallback) => {
        const sent = send(`<i title="x">${field(fallback)}</i>`, {});
        expect(sent.match(/</g)).toHaveLength(2);
        const problem = fieldProblem(profile, { name: 'plan', fallback });
        if (problem === undefined) expect(decoded(sent)).toBe(`<i title="x">${fallback}</i>`);
      }),
      { numRuns: 300 },
    );
  });

  it('shows each part of a mail to those it is for, and to others what is said instead', () => {
    for (const [operator, means] of Object.entries(MEANS) as [ConditionOperator, (typeof MEANS)['is']][]) {
      for (const own of operator === 'greater' || operator === 'less' ? ['7', '12'] : ['pro', 'pro plus', 'free', '']) {
        const value = operator === 'greater' || operator === 'less' ? '10' : 'pro';
        const condition: DisplayCondition = { match: 'all', tests: [{ field: 'plan', operator, value }] };
        const written = writeCondition(profile, condition);
        if (!written) continue;
        const { open, close, else: otherwise = '' } = written;
        const said = `${operator} "${value}" of "${own}": ${open}`;
        const isIn = means(own, value);
        expect(send(`a${open}b${close}c`, { plan: own }), said).toBe(isIn ? 'abc' : 'ac');
        if (otherwise) expect(send(`a${open}b${otherwise}d${close}c`, { plan: own }), said).toBe(isIn ? 'abc' : 'adc');
      }
    }
  });

  it('compares a value that holds a double quote', () => {
    const value = 'the 12" one';
    const written = writeCondition(profile, { match: 'all', tests: [{ field: 'plan', operator: 'is', value }] });
    if (!written) return;
    expect(send(`a${written.open}b${written.close}c`, { plan: value })).toBe('abc');
    expect(send(`a${written.open}b${written.close}c`, { plan: 'the 12 one' })).toBe('ac');
  });

  it('encodes a field within an address as a reader of addresses decodes it, where the system can', () => {
    if (profile.field.encoded === undefined) return;
    const within = (fallback?: string) => writeField(profile, { name: 'plan', fallback }, 'within-web');
    const said = (mail: string, reader: object) =>
      new URL(send(`https://a.example/?p=${mail}&q=1`, reader)).searchParams.get('p');
    for (const plan of ['A & B/ü+#%', 'pro', '12']) expect(said(within(), { plan })).toBe(plan);
    expect(said(within('Tom & Jerry'), {})).toBe('Tom & Jerry');
    expect(said(within('friend'), { plan: 'a=b' })).toBe('a=b');
    expect(said(within(), {})).toBe('');
  });

  it('joins tests by all and any, where the system can', () => {
    const tests = [
      { field: 'plan', operator: 'is', value: 'pro' },
      { field: 'city', operator: 'is-not-empty' },
      { field: 'orders', operator: 'greater', value: '3' },
    ] as const;
    for (const match of ['all', 'any'] as const) {
      const written = writeCondition(profile, { match, tests });
      if (!written) continue;
      for (const plan of ['pro', 'free']) {
        for (const city of ['Lisbon', '']) {
          for (const orders of [2, 4]) {
            const means = [plan === 'pro', city !== '', orders > 3];
            const isIn = match === 'all' ? means.every(Boolean) : means.some(Boolean);
            const sent = send(`${written.open}in${written.close}`, { plan, city, orders });
            expect(sent, `${match} of ${plan}, ${city}, ${orders}`).toBe(isIn ? 'in' : '');
          }
        }
      }
    }
  });

  it('repeats a part for each item of a list, with fields of the item and of the reader', () => {
    const repeat = writeRepeat(profile, 'lines');
    // Mustache knows no `each`.
    if (!repeat || profile.id === 'postmark') return;
    const own = writeField(profile, { name: 'lines.title' }, 'html', ['lines']);
    const outer = writeField(profile, { name: 'plan' }, 'html', ['lines']);
    const reader = { plan: 'pro', lines: [{ title: 'Tea' }, { title: 'Milk' }] };
    expect(send(`${repeat.open}${own} (${outer}), ${repeat.close}`, reader)).toBe('Tea (pro), Milk (pro), ');
    expect(send(`[${repeat.open}${own}${repeat.close}]`, { lines: [] })).toBe('[]');
  });
});

it('tries nine systems by other implementations of their languages', () => {
  expect(ROWS).toHaveLength(9);
});
