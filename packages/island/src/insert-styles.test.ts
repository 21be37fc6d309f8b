import { expect, test } from 'vitest';
import { insertStyles } from './insert-styles.ts';

test('CSS goes last into the head, and nothing else changes', () => {
  expect(insertStyles('<HTML><Head>\r\n<title>x</title></HEAD><body>y', 'a{}')).toBe(
    '<HTML><Head>\r\n<title>x</title><style>\na{}\n</style>\n</HEAD><body>y',
  );
});

test('a document without a written head takes it before its body, or first', () => {
  expect(insertStyles('<!doctype html><body>y', 'a{}')).toBe('<!doctype html><style>\na{}\n</style>\n<body>y');
  expect(insertStyles('<!doctype html><p>y', 'a{}')).toBe('<!doctype html><style>\na{}\n</style>\n<p>y');
  expect(insertStyles('<html><p>y', 'a{}')).toBe('<html><style>\na{}\n</style>\n<p>y');
});

test('no CSS changes nothing', () => {
  expect(insertStyles('<html></html>', ' \n')).toBe('<html></html>');
});
