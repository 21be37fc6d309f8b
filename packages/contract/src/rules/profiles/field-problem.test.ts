import { expect, it } from 'vitest';
import { findProfile } from '../../profiles/profiles.ts';
import { rawAddressFields } from './field-problem.ts';

const raw = (id: string, address: string) =>
  rawAddressFields(findProfile(id) ?? expect.fail(id), address).map(({ field, canEncode }) => [field.name, canEncode]);

it('tells the fields that an address goes on with where the system cannot encode them', () => {
  const address = '{{ shop }}/{{ path }}?e={{ email }}&c={{ city | fallback: "Rome" }}';
  expect(raw('liquid', address)).toEqual([]);
  expect(raw('mautic', address)).toEqual([['city', false]]);
  expect(raw('sendgrid', address)).toEqual([
    ['path', false],
    ['email', false],
    ['city', false],
  ]);
  expect(raw('sendgrid', '{{ product.link }}')).toEqual([]);
  expect(raw('sendgrid', '{{ unsubscribe }}')).toEqual([]);
});

it('tells those that are marked as raw, and that they could be encoded', () => {
  expect(raw('liquid', 'https://a.example/{{ path | unencoded }}?c={{ city }}')).toEqual([['path', true]]);
  expect(raw('sendy', 'https://a.example/{{ path | unencoded }}')).toEqual([['path', false]]);
  expect(raw('liquid', '{{ path | unencoded }}')).toEqual([]);
});

it('tells those of mails and messages where blanks would become plus signs', () => {
  const address = 'mailto:{{ owner }}?subject=Hi {{ name }}';
  expect(raw('liquid', address)).toEqual([['name', false]]);
  expect(raw('klaviyo', address)).toEqual([]);
});
