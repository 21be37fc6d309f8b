import { expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../testing/parsed-html.ts';
import { recognizeHidden } from './hidden.ts';

const hiddenIn = (html: string) => {
  const source = parsedHtml(`<!doctype html><body>${html}</body>`);
  return { source, code: recognizeHidden(elementOf(source, 'div'), source.context) };
};

it('the first hidden text of a mail is its preheader', () => {
  const { source, code } = hiddenIn('<div style="display:none">See&nbsp; inside &#847;&zwnj;</div>');
  expect(code).toBeNull();
  expect(source.context.hidden.preheader).toBe('See inside');
  expect(source.context.report.report().findings).toMatchObject([{ fidelity: 'kept', part: 'preheader' }]);
});

it('the second one stays code', () => {
  const { source } = hiddenIn('<div style="display:none">First</div><p style="display:none">Second</p>');
  expect(recognizeHidden(elementOf(source, 'p'), source.context)?.html).toBe('<p style="display:none">Second</p>');
  expect(source.context.hidden.preheader).toBe('First');
});

it.each([
  ['with an image', '<div style="display:none">Text <img src="x"></div>'],
  ['with a link', '<div style="display:none"><a href="https://a.example">Text</a></div>'],
  ['longer than any inbox shows', `<div style="display:none">${'word '.repeat(120)}</div>`],
])('one %s is no preheader and stays code', (_, html) => {
  const { source, code } = hiddenIn(html);
  expect(code).toMatchObject({ kind: 'code', name: 'hidden', html });
  expect(source.context.hidden.preheader).toBe('');
});

it('an empty one is left out, and an element is asked about once', () => {
  const { source, code } = hiddenIn('<div style="display:none"> </div>');
  expect(code).toBeNull();
  expect(recognizeHidden(elementOf(source, 'div'), source.context)).toBeNull();
  expect(source.context.report.report().findings).toEqual([]);
});

it('the attribute that hides an element has no value', () => {
  const { code } = hiddenIn('<p>Seen</p><div hidden><a href="https://a.example/">For scripts</a></div>');
  expect(code?.html).toBe('<div hidden><a href="https://a.example/">For scripts</a></div>');
});

it('a fragment has no preheader', () => {
  const source = parsedHtml('<div style="display:none">Text</div>');
  expect(recognizeHidden(elementOf(source, 'div'), source.context)?.kind).toBe('code');
});
