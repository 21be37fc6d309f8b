import { expect, it } from 'vitest';
import { checkTags } from './check-tags.ts';
import { wrapBareCode } from './wrap-bare-code.ts';

const wrapped = (source: string) => {
  const { mistakes, bare } = checkTags(source);
  expect(mistakes).toEqual([]);
  return wrapBareCode(source, bare);
};
const mail = (body: string) => `<mjml><mj-body>${body}</mj-body></mjml>`;
const SECTION = '<mj-section><mj-column><mj-text>{% if a %}A{% endif %}</mj-text></mj-column></mj-section>';

it.each([
  ['{% if vip %}', '<mj-raw>{% if vip %}</mj-raw>'],
  ['<!-- htmlmin:ignore -->{% if vip %}<!-- htmlmin:ignore -->', '<mj-raw>{% if vip %}</mj-raw>'],
  ['<!-- {% if a > b %} -->', '<mj-raw>{% if a > b %}</mj-raw>'],
  ['<!-- {{#if vip}} --><!-- a remark -->', '<mj-raw>{{#if vip}}</mj-raw>'],
  ['<!-- {{ name }} -->', '<mj-raw><!-- {{ name }} --></mj-raw>'],
  ['<% if vip %>', '<mj-raw><% if vip %></mj-raw>'],
  ['<#if vip>', '<mj-raw><#if vip></mj-raw>'],
  ['*|IF:VIP|* Hello', '<mj-raw>*|IF:VIP|* Hello</mj-raw>'],
  ['<![CDATA[#if($a < 3)]]>', '<mj-raw>#if($a < 3)</mj-raw>'],
  ['<!--[if mso]><p>Word</p><![endif]-->', '<mj-raw><!--[if mso]><p>Word</p><![endif]--></mj-raw>'],
  ['<!-- a remark -->', '<!-- a remark -->'],
])('%s between parts becomes a part: %s', (code, part) => {
  expect(wrapped(mail(`${code}${SECTION}`))).toBe(mail(`${part}${SECTION}`));
});

it('takes what stands in each part that holds parts, and nothing of texts and unknown parts', () => {
  expect(wrapped(mail(`<mj-section>{% if a %}<mj-column>b</mj-column>{% endif %}</mj-section>`))).toBe(
    mail(
      `<mj-section><mj-raw>{% if a %}</mj-raw><mj-column><mj-raw>b</mj-raw></mj-column><mj-raw>{% endif %}</mj-raw></mj-section>`,
    ),
  );
  const other = mail('<mj-raw>{% a %}</mj-raw><mj-other>{% b %}</mj-other><mj-include path="a.mjml">');
  expect(wrapped(other)).toBe(other);
});

it('brings what stands around the body into it, and leaves every line where it is', () => {
  const source = `<?xml version="1.0"?>\n{% set a = 1 %}\n<mjml>{% if vip %}\n<mj-body>\n{% for p\n in q %}${SECTION}</mj-body>\n{% endif %}\n</mjml>\n{% unset %}`;
  const made = wrapped(source);
  expect(made).toContain('<mj-body><mj-raw>{% set a = 1 %}</mj-raw><mj-raw>{% if vip %}</mj-raw>');
  expect(made).toContain('<mj-raw>{% endif %}</mj-raw><mj-raw>{% unset %}</mj-raw></mj-body>');
  const lineOf = (text: string) => text.slice(0, text.indexOf('<mj-section')).split('\n').length;
  expect(lineOf(made)).toBe(lineOf(source));
});

it('takes time in proportion to the source', () => {
  for (const piece of ['a<b ', '<!-- {% a %} -->', '<mj-include path="a">a', '</mj-body ', '<![CDATA[a]]>']) {
    const source = mail(piece.repeat(Math.floor(1_500_000 / piece.length)));
    const { mistakes, bare } = checkTags(source);
    if (mistakes.length === 0) expect(wrapBareCode(source, bare).length).toBeGreaterThan(0);
  }
}, 20_000);
