import { findProfile } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { expect, it } from 'vitest';
import { findUnsupported } from './find-unsupported.ts';

const block = (id: string, props: DocumentNode['props'], more: Partial<DocumentNode> = {}): DocumentNode => ({
  id,
  type: 'text',
  version: 1,
  props,
  style: {},
  ...more,
});
const field = (name: string, fallback?: string) => ({
  type: 'mergeField',
  attrs: { name, ...(fallback && { fallback }) },
});
const words = (...content: ReturnType<typeof field>[]) => ({ content: [{ type: 'paragraph', content }] });

const mail: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [
    block('greeting', words(field('firstName', 'friend'))),
    block('city', { label: 'To {{ home town | fallback: "you" }}' }),
    block('view', { link: { href: '{{ view_in_browser }}' } }),
    block('pro', words(), {
      condition: {
        match: 'any',
        tests: [
          { field: 'plan', operator: 'is', value: 'pro' },
          { field: 'plan', operator: 'is', value: 'team' },
        ],
      },
    }),
    block('free', words(), { condition: { otherwise: true } }),
    block('lines', words(field('lines.title', 'a thing')), { repeat: { list: 'lines' } }),
    block('code', { source: '{{ first name | fallback: "x" }}' }, { type: 'html' }),
  ],
};

const told = (id: string) =>
  findUnsupported(mail, findProfile(id) ?? null).map(({ nodeId, problem, name }) => [nodeId, problem, name]);

it('tells nothing of what a system can say', () => {
  expect(told('klaviyo')).toEqual([]);
});

it('tells of fields, links, conditions and repeats that a system has no words for', () => {
  expect(told('mailchimp')).toEqual([
    ['pro', 'condition', 'plan'],
    ['lines', 'repeat', 'lines'],
  ]);
  expect(told('postmark')).toEqual([
    ['city', 'name', 'home town'],
    ['view', 'special', 'view_in_browser'],
    ['pro', 'condition', 'plan'],
  ]);
  expect(told('active-campaign').slice(0, 2)).toEqual([
    ['greeting', 'fallback', 'firstName'],
    ['city', 'fallback', 'home town'],
  ]);
});

it('tells of all but plain fields where the server writes its own syntax', () => {
  expect(told('custom')).toEqual([
    ['greeting', 'fallback', 'firstName'],
    ['city', 'fallback', 'home town'],
    ['pro', 'condition', 'plan'],
    ['lines', 'repeat', 'lines'],
    ['lines', 'fallback', 'lines.title'],
  ]);
});

it('tells of what is shown otherwise only where the opposite cannot be said either', () => {
  const problems = (id: string, operator: 'is-empty' | 'is-not', ...others: readonly DocumentNode[]) => {
    const tests = [{ field: 'a', operator, ...(operator === 'is-not' && { value: 'x' }) }];
    const nodes = [
      block('if', words(), { condition: { match: 'all', tests } }),
      block('else', words(), { condition: { otherwise: true } }),
      ...others,
    ];
    return findUnsupported({ ...mail, nodes }, findProfile(id) ?? null).map(({ nodeId, problem }) => [nodeId, problem]);
  };
  expect(problems('mailgun', 'is-not', block('too', words(), { condition: { otherwise: true } }))).toEqual([]);
  expect(problems('postmark', 'is-empty')).toEqual([['if', 'otherwise']]);
  expect(problems('postmark', 'is-not')).toEqual([['if', 'condition']]);
});
