import { blockRegistry } from '@mailwright/blocks';
import { checkDocument, DEFAULT_SETTINGS, readDocument, writeDocument } from '@mailwright/document';
import { type HtmlElement, isElement, parseHtml } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignMails } from '../testing/foreign-mails.ts';
import { convertMail } from './convert-html.ts';

const convert = (html: string) => convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' });

function expectValid(html: string): void {
  const mail = convert(html);
  if (!mail) return;
  expect(checkDocument(mail.document, blockRegistry)).toEqual({ ok: true });
  const read = readDocument(JSON.parse(JSON.stringify(writeDocument(mail.document))), blockRegistry);
  expect(read.problems).toEqual([]);
  renderDocument(read.document, { registry: blockRegistry, assetBase: '', title: 'T' });
}

/** Elements that a reader sees, comments being none. */
function shown(html: string): readonly HtmlElement[] {
  const inside = (element: HtmlElement): readonly HtmlElement[] =>
    /display:\s*none/.test(element.attrs.find(({ name }) => name === 'style')?.value ?? '')
      ? []
      : [element, ...element.childNodes.filter(isElement).flatMap(inside)];
  return parseHtml(html)?.childNodes.filter(isElement).flatMap(inside) ?? [];
}

describe.each(foreignMails())('%s', (_, source) => {
  it('becomes a valid mail, with every word, link and image in it or named', () => {
    expectValid(source);
    const mail = convert(source);
    if (!mail) throw new Error('Nothing was converted');
    expect(
      mail.report.findings.filter(
        ({ fidelity, part }) => fidelity === 'dropped' && ['text', 'a', 'img'].includes(part),
      ),
    ).toEqual([]);
    const json = JSON.stringify(mail);
    const sources = json.replaceAll('&amp;', '&');
    for (const { tagName, attrs } of shown(source)) {
      const name = tagName === 'a' ? 'href' : tagName === 'img' ? 'src' : null;
      const address = name && attrs.find((attr) => attr.name === name)?.value.trim();
      if (address) expect(sources).toContain(JSON.stringify(address).slice(1, -1));
    }
  });
});

it('hostile HTML becomes a valid mail or none, and never an error', () => {
  const tags = [
    'table',
    'tr',
    'td',
    'div',
    'a href="javascript:x"',
    'img src=x',
    'p',
    'ul',
    'li',
    'h1',
    'b',
    'style',
    '!--',
    'center',
    'svg',
    'form',
  ];
  const looks = [
    'width:600px',
    'display:inline-block',
    'padding:9999px',
    'font:0/0 a',
    'background:url(javascript:x)',
    'float:left',
    'margin:auto',
    'color:expression(1)',
    'border:1px solid',
    'width:50%',
  ];
  const piece = fc.oneof(
    fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...looks)).map(([tag, look]) => `<${tag} style="${look}">`),
    fc.constantFrom(...tags).map((tag) => `</${tag.split(' ')[0]}>`),
    fc.constantFrom(
      'words',
      '&nbsp;',
      '{% if %}',
      '{% endif %}',
      '{{#x}}',
      '{{/x}}',
      '<br>',
      '\u0000',
      '<%= "a" %>',
      '*|X|*',
      '<!--[if mso]>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => expectValid(pieces.join(''))),
    { numRuns: 150 },
  );
});

it('many elements, deep ones, and much CSS are read', () => {
  for (const html of [
    `<table width="600">${'<tr><td>x</td></tr>'.repeat(2000)}</table>`,
    `${'<div style="padding:1px">'.repeat(400)}x`,
    `<style>${'.a .b .c>.d{color:red}'.repeat(1000)}</style>${'<p class="a b c d">x</p>'.repeat(500)}`,
    `<table>${'{{#a}}<tr><td>x'.repeat(1000)}`,
  ]) {
    const mail = convert(html);
    expect(mail && checkDocument(mail.document, blockRegistry)).toEqual({ ok: true });
  }
}, 60_000);
