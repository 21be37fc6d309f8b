import { expect, test } from 'vitest';
import { isFrameset, isWholeHtml, splitDocument } from './split-document.ts';
import { mailFixtures } from './testing/mail-fixtures.ts';

test('a whole document becomes what its body holds, and its style tags become CSS', () => {
  const source = `<!doctype html>
<html lang="en"><head><title>T</title><style type="text/css">a{color:red}</style></head>
<body bgcolor="#eeeeee" style="margin:0;">
<style media="print">b{}</style><P CLASS='x'>Hi &amp; bye<!--[if mso]>w<![endif]--></P>
</body></html>`;
  expect(splitDocument(source)).toEqual({
    html: `<P CLASS='x'>Hi &amp; bye<!--[if mso]>w<![endif]--></P>`,
    css: 'a{color:red}\n@media print{\nb{}\n}',
    bodyStyle: 'background-color:#eeeeee;margin:0',
  });
});

test('a fragment keeps its bytes but for its style tags', () => {
  expect(splitDocument('<td>cell</td>{{ x }}')).toEqual({ html: '<td>cell</td>{{ x }}', css: '', bodyStyle: '' });
  expect(splitDocument('<style><!-- p{} --></style><p>x')).toEqual({ html: '<p>x', css: 'p{}', bodyStyle: '' });
  expect(splitDocument('')).toEqual({ html: '', css: '', bodyStyle: '' });
});

test('a document is told from a fragment', () => {
  expect(['<!DOCTYPE html><p>', '<html>', '\n<BODY >x'].map(isWholeHtml)).toEqual([true, true, true]);
  expect(['<p>x</p>', '<bodyguard>', ''].map(isWholeHtml)).toEqual([false, false, false]);
});

test('a page of frames is told from one that has frames in it, or words before them', () => {
  const frames =
    '<frameset cols="20%,80%"><frame src="https://a.example/menu.html"><noframes><p>Old</noframes></frameset>';
  const pages = [`<html><head><title>T</title></head>${frames}</html>`, frames, `<!-- x -->\n<FRAMESET rows="*">`];
  expect(pages.map(isFrameset)).toEqual([true, true, true]);
  const others = [`<body><p>Hi</p>${frames}</body>`, '<iframe src="a"></iframe>', `<!-- ${frames} --><p>x`, ''];
  expect(others.map(isFrameset)).toEqual([false, false, false, false]);
});

test.each(mailFixtures())('%s: nothing of a document is left but what its body holds', (_, source) => {
  const { html = '<body>' } = splitDocument(source) ?? {};
  expect(isWholeHtml(html.replace(/<!--[\s\S]*?-->/g, ''))).toBe(false);
  expect(html.trim() === '').toBe(source.trim() === '');
});
