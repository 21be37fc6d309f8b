import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('writes markup as entities', () => {
  expect(escapeHtml('<b title="x">Fish & chips</b>')).toBe('&lt;b title=&quot;x&quot;&gt;Fish &amp; chips&lt;/b&gt;');
});

it('drops characters that HTML may not hold, and keeps tabs, line ends and every script', () => {
  expect(escapeHtml('a\u0000b\u001bc\ufffed\ud800e\r')).toBe('abcde');
  expect(escapeHtml('Zoë\t\n日本 👋🏽')).toBe('Zoë\t\n日本 👋🏽');
});
