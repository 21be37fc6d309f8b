import { findProfile } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

test('a sending system has its own address for unsubscribing', () => {
  expect(unsubscribeHeaders('<a href="https://a.example/bye">Unsubscribe</a>', findProfile('mailchimp'))).toEqual({
    'List-Unsubscribe': '<*|UNSUB|*>',
  });
});

test('one click is offered only where the sending system is known to answer it', () => {
  const link = '<a href="https://a.example/bye">Unsubscribe</a>';
  expect(unsubscribeHeaders(link, findProfile('listmonk'))).toEqual({
    'List-Unsubscribe': '<{{ UnsubscribeURL }}>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(unsubscribeHeaders(link, findProfile('liquid'))).toEqual({ 'List-Unsubscribe': '<https://a.example/bye>' });
  expect(unsubscribeHeaders(link, undefined)).toEqual({ 'List-Unsubscribe': '<https://a.example/bye>' });
});

test('without one it is that of the last link that says so, by its words or its address', () => {
  const html =
    '<a href="https://a.example/">Shop</a><a href="https://a.example/x?a=1&amp;b=2"><b>Newsletter abmelden</b></a>';
  expect(unsubscribeHeaders(html, undefined)).toEqual({ 'List-Unsubscribe': '<https://a.example/x?a=1&b=2>' });
  const named = '<a class="x" href="{{ unsubscribe }}">here</a>';
  expect(unsubscribeHeaders(named, undefined)['List-Unsubscribe']).toBe('<{{ unsubscribe }}>');
});

test('a mail address is one, too', () => {
  expect(unsubscribeHeaders('<a href="mailto:bye@a.example">Unsubscribe</a>', undefined)).toEqual({
    'List-Unsubscribe': '<mailto:bye@a.example>',
  });
});

test('nothing else becomes a header, and none gets a second line', () => {
  for (const address of [
    'http://a.example/unsubscribe',
    'javascript:x',
    'https://a.example/\r\nBcc: x',
    `https://a/${'a'.repeat(999)}`,
  ]) {
    expect(unsubscribeHeaders(`<a href="${address}">Unsubscribe</a>`, undefined)).toEqual({});
  }
  expect(unsubscribeHeaders('<p>Unsubscribe</p>', undefined)).toEqual({});
});

test('what only looks like links is no link, however much of it there is', () => {
  expect(unsubscribeHeaders('<a '.repeat(300_000), undefined)).toEqual({});
  expect(unsubscribeHeaders(`<a ${' href='.repeat(300_000)}>x</a>`, undefined)).toEqual({});
});
