import { expect, it } from 'vitest';
import { chooseTarget, enterCss, enterHtml, isEmpty, isWhole, NOTHING } from './import-content.ts';

const DOCUMENT = '<!doctype html>\r\n<head><style>p{}</style></head><body style="margin:0"><p>x</p></body>';

it('keeps a document that replaces the mail as it was pasted', () => {
  const content = enterHtml(NOTHING, DOCUMENT, true);
  expect(content).toEqual({ ...NOTHING, html: DOCUMENT });
  expect(isWhole(content)).toBe(true);
});

it('splits the style tags of a pasted document into the CSS field when it becomes a block', () => {
  const block = chooseTarget(NOTHING, 'block');
  expect(enterHtml(enterCss(block, 'b{}'), DOCUMENT, true)).toMatchObject({
    html: '<p>x</p>',
    css: 'p{}\nb{}',
    bodyStyle: 'margin:0',
  });
  expect(enterHtml(block, '<style>p{}</style><p>x', true)).toMatchObject({ html: '<p>x', css: 'p{}' });
});

it('never splits what is being typed', () => {
  const block = chooseTarget(NOTHING, 'block');
  expect(enterHtml(block, '<body>', false)).toMatchObject({ html: '<body>', css: '' });
});

it('brings the document back when the mail shall be replaced after all', () => {
  const pasted = enterHtml(NOTHING, DOCUMENT, true);
  const split = chooseTarget(pasted, 'block');
  expect(split.html).toBe('<p>x</p>');
  expect(chooseTarget(split, 'replace')).toEqual(pasted);
  const edited = enterHtml(split, '<p>y</p>', false);
  expect(chooseTarget(edited, 'replace')).toMatchObject({ html: '<p>y</p>', css: 'p{}', split: null });
});

it('is empty without HTML and CSS', () => {
  expect(isEmpty(enterHtml(NOTHING, ' \n', false))).toBe(true);
  expect(isEmpty(enterCss(NOTHING, 'a{}'))).toBe(false);
});

it('turns a NUL into the character that browsers show for it, since no request may carry one', () => {
  expect(enterHtml(NOTHING, '<p>a\0b</p>', true).html).toBe('<p>a\uFFFDb</p>');
  expect(enterCss(NOTHING, 'a\0{}').css).toBe('a\uFFFD{}');
});
