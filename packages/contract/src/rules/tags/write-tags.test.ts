import { describe, expect, it } from 'vitest';
import { quotedAttribute, taggedHtml } from './write-tags.ts';

describe('a text with tags as HTML', () => {
  it('has its tags raw and all else escaped', () => {
    expect(taggedHtml('"Hi" {{ name | default: "friend" }} & <b>')).toBe(
      '&quot;Hi&quot; {{ name | default: "friend" }} &amp; &lt;b&gt;',
    );
    expect(taggedHtml('<%asm_group_unsubscribe_raw_url%> {% if a < 3 && b > 1 %}')).toBe(
      '<%asm_group_unsubscribe_raw_url%> {% if a < 3 && b > 1 %}',
    );
  });

  it.each([
    '{{ "<script>" }}',
    '<% "</style>" %>',
    '{{ "<!--" }}',
    '{% if a --> b %}',
    '*|x--!>|*',
    '{{ "<![endif]-->" }}',
    '{{ " data-mw-id=x" }}',
  ])('has a tag that could be read as markup escaped: %j', (tag) => {
    expect(taggedHtml(tag)).toBe(
      tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    );
  });
});

describe('a value with tags in its quotes', () => {
  it('has double quotes, or single ones where a tag holds double ones', () => {
    expect(quotedAttribute('a "b" {{ c }}')).toBe('"a &quot;b&quot; {{ c }}"');
    expect(quotedAttribute(`it's "b" {{ c | default: "d" }}`)).toBe(`'it&#39;s &quot;b&quot; {{ c | default: "d" }}'`);
    expect(quotedAttribute("{{ c | default: 'd' }}")).toBe(`"{{ c | default: 'd' }}"`);
  });

  it('has the tags escaped that neither suits', () => {
    expect(quotedAttribute(`{{ "it's" }}`)).toBe(`"{{ &quot;it's&quot; }}"`);
    expect(quotedAttribute(`{{ "a" }} {{ 'b' }}`)).toBe(`"{{ &quot;a&quot; }} {{ 'b' }}"`);
    expect(quotedAttribute('{{ "<b onload=x>" }}')).toBe('"{{ &quot;&lt;b onload=x&gt;&quot; }}"');
  });
});
