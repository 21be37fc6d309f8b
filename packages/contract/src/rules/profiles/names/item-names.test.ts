import { describe, expect, it } from 'vitest';
import { findProfile } from '../../../profiles/profiles.ts';
import { tagScopes } from '../../tags/tag-scopes.ts';
import { fieldExpression } from '../field-name.ts';
import { createConditionReader } from '../read-condition.ts';
import { createProfileReader } from '../read-tags.ts';
import { withItemNames, withWholeNames } from './item-names.ts';

function profileOf(id: string) {
  const profile = findProfile(id);
  if (!profile) throw new Error(`no ${id}`);
  return profile;
}

const [OUTSIDE] = tagScopes(['']);
const scope = (...variables: readonly string[]) => ({ depth: variables.length, variables: new Set(variables) });
const PRODUCT = { list: 'products', name: 'p' };
const TAG = { list: 'products.tags', name: 'item' };

function named(id: string, tag: string, items = [PRODUCT], around = OUTSIDE) {
  return withItemNames(profileOf(id), tag, items, around ?? scope());
}

describe('a tag in a repeat', () => {
  it.each([
    ['{{ p.n }}', '{{ item.n }}'],
    ['{{p}}', '{{item}}'],
    ["{{ p['n'] }}", "{{ item['n'] }}"],
    ['{{ p.price | money }}', '{{ item.price | money }}'],
    ['{{ p.p | p: p.p, p: p }}', '{{ item.p | p: item.p, p: item }}'],
    ['{{ "p.n" | append: p.n }}', '{{ "p.n" | append: item.n }}'],
    ['{% if p.sale and q.p == "p" %}', '{% if item.sale and q.p == "p" %}'],
    ['{%- assign total = p.price | times: 2 -%}', '{%- assign total = item.price | times: 2 -%}'],
    ['{% for t in p.tags %}', '{% for t in item.tags %}'],
    ['{% for p in p.tags %}', '{% for p in item.tags %}'],
    ['{{ forloop.index }}', '{{ forloop.index }}'],
    ['{# p #}', '{# p #}'],
    ['*|p|*', '*|p|*'],
  ])('%s is written %s', (tag, written) => {
    expect(named('liquid', tag)).toBe(written);
  });

  it.each(['{{ item.n }}', '{% assign p = 1 %}', '{% raw %}', '{% capture p %}', '{{ p-x }}'])(
    '%s has no other name: the repeat stays as it is written',
    (tag) => {
      expect(named('liquid', tag)).toBeUndefined();
    },
  );

  it('names the items of repeats in each other at once', () => {
    expect(named('jinja', '{{ item.x }} of {{ p.n }}', [PRODUCT, TAG])).toBe('{{ item_2.x }} of {{ item.n }}');
  });

  it('leaves alone what a loop of the source in between calls the same, and what that loop would hide', () => {
    expect(named('liquid', '{{ p.x }}', [PRODUCT], scope('p'))).toBe('{{ p.x }}');
    expect(named('liquid', '{{ item.x }}', [PRODUCT], scope('item'))).toBe('{{ item.x }}');
    expect(named('liquid', '{{ p.x }}', [PRODUCT], scope('item'))).toBeUndefined();
  });

  it('keeps names that a system writes in signs of its own, and those of namespaces', () => {
    expect(named('braze', '{{custom_attribute.${p}}} {{p.n}}')).toBe('{{custom_attribute.${p}}} {{item.n}}');
    expect(named('mailjet', '{{var:p:"x"}}')).toBe('{{var:p:"x"}}');
    expect(named('mailjet', '{{p:"x"}}')).toBe('{{item:"x"}}');
    expect(named('listmonk', '{{ gt $p.n .p p }}')).toBe('{{ gt $item.n .p p }}');
  });
});

describe('names that are looked for in the item', () => {
  it.each([
    [1, '{{n}}', '{{this.n}}'],
    [1, '{{{./n}}}', '{{{this.n}}}'],
    [1, '{{this}}', '{{this}}'],
    [1, '{{.}}', '{{this}}'],
    [1, '{{../shop}}', '{{../shop}}'],
    [1, '{{../../shop}}', '{{../../shop}}'],
    [2, '{{../n}}', '{{../n}}'],
    [2, '{{../this.n}}', '{{../n}}'],
    [2, '{{../../shop}}', '{{../../shop}}'],
    [1, '{{@index}}', '{{@index}}'],
    [1, '{{else}}', '{{else}}'],
    [1, '{{else if sale}}', '{{else if this.sale}}'],
    [1, '{{#if sale}}', '{{#if this.sale}}'],
    [1, '{{#each tags}}', '{{#each this.tags}}'],
    [1, '{{money price currency="EUR"}}', '{{money this.price currency="EUR"}}'],
    [1, '{{/each}}', '{{/each}}'],
    [0, '{{n}}', '{{n}}'],
  ])('in %i repeats %s is %s', (depth, tag, whole) => {
    expect(withWholeNames(profileOf('handlebars'), tag, depth)).toBe(whole);
  });

  it('are read as fields of the item around, of that around it, and of the reader', () => {
    const lists = ['products', 'products.tags'];
    for (const id of ['handlebars', 'amazon-ses', 'postmark']) {
      const { field } = createProfileReader(profileOf(id));
      const names = ['{{x}}', '{{../n}}', '{{../../shop}}'].map((tag) => field(tag, lists)?.name);
      expect(names).toEqual(['products.tags.x', 'products.n', 'shop']);
    }
    expect(fieldExpression(profileOf('handlebars'), 'products.n', lists)).toBe('../n');
    expect(fieldExpression(profileOf('mailgun'), 'shop', lists)).toBe('../../shop');
    const { condition, repeat } = createConditionReader(profileOf('handlebars'));
    expect(condition('{{#if sale}}', ['products'])?.condition.tests).toEqual([
      { field: 'products.sale', operator: 'is-not-empty' },
    ]);
    expect(repeat('{{#each tags}}', ['products'])?.list).toBe('products.tags');
  });
});
