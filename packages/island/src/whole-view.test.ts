import { expect, test } from 'vitest';
import { openIsland } from './open-island.ts';
import { documentMode } from './whole-view.ts';

test('a whole document keeps head, body and their looks apart, without what could run', () => {
  const source = `<!doctype html><html lang="de" onclick="x()"><head><style media="screen">p{color:red}</style>
<script>x()</script></head><body bgcolor="#eee" TEXT=navy onload="x()" style="margin:0" class="m"><p>Hi</p></body></html>`;
  const view = openIsland(source)?.wholeView();
  expect(Object.fromEntries(view?.html ?? [])).toEqual({ lang: 'de' });
  expect(Object.fromEntries(view?.body ?? [])).toEqual({
    bgcolor: '#eee',
    text: 'navy',
    style: 'margin:0',
    class: 'm',
  });
  expect(view?.styles).toEqual([{ css: 'p{color:red}', media: 'screen' }]);
  expect(view?.content.trim()).toBe('<p data-mw-at="5">Hi</p>');
});

test('the doctype says how browsers lay the document out', () => {
  expect(documentMode('<!doctype html><p>')).toBe('no-quirks');
  expect(documentMode('<html><body>')).toBe('quirks');
  expect(
    documentMode(
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
    ),
  ).toBe('limited-quirks');
});
