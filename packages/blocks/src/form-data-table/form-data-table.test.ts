import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { formDataTableBlock, formDataTableFields } from './definition.ts';

const seed = formDataTableBlock.tiles[0]!.create();

function table(props: JsonObject = {}): DocumentNode {
  return { id: 't', type: 'form-data-table', props: { ...seed.props, ...props }, style: {} };
}

describe('the form data table', () => {
  it('is a table of data with heads for its columns and rows', () => {
    const html = renderForTest(table({ leftText: 'Question', rightText: 'Reply' }));
    expect(html).toMatch(/^<table role="table" /);
    expect(html).toMatch(
      /<th role="columnheader" scope="col"[^>]*>Question<\/th><th role="columnheader" scope="col"[^>]*>Reply</,
    );
    expect(html).toMatch(
      /<th role="rowheader" scope="row"[^>]*>First name<\/th><td role="cell"[^>]*>\{\{ firstName \}\}</,
    );
  });

  it('has colours of its own for dark mode in every cell', () => {
    const rules: string[] = [];
    const dark = { color: '#ffffff', backgroundColor: '#101010', borderColor: '#444444' };
    const html = renderForTest({ ...table(), style: { dark } }, { rules });
    expect(rules).toContain('dark: color:#ffffff;background-color:#101010;border-color:#444444');
    expect(html.match(/<t[hd] [^>]*class="/g)).toHaveLength(8);
  });

  it('breaks no label in a narrow column where each word has room, and answers anywhere', () => {
    const narrow = renderForTest(
      table({ leftText: 'Name', rightText: 'Reply', rows: [{ label: 'Mail', value: 'x' }] }),
      {
        width: 150,
      },
    );
    expect(narrow.match(/<th [^>]*word-break:normal/g)).toHaveLength(3);
    expect(narrow).not.toMatch(/<td [^>]*word-break/);
    const long = renderForTest(table({ leftText: 'Donaudampfschifffahrtsgesellschaft' }), { width: 150 });
    expect(long).not.toContain('word-break');
  });

  it('has a border of 1 to 10 pixels in its colour', () => {
    expect(formDataTableFields).toContainEqual(expect.objectContaining({ prop: 'borderWidth', min: 1, max: 10 }));
    const html = renderForTest(table({ borderWidth: 3, borderColor: '#aa0000' }));
    expect(html.match(/border:3px solid #aa0000/g)).toHaveLength(8);
  });

  it('has a padding of 10 to 100 pixels in its rows', () => {
    expect(formDataTableFields).toContainEqual(expect.objectContaining({ prop: 'rowPadding', min: 10, max: 100 }));
    expect(renderForTest(table({ rowPadding: 40 }))).toContain('style="padding:40px;');
  });

  it('has a text of 11 to 48 pixels, an alignment and a colour', () => {
    expect(formDataTableFields).toContainEqual(expect.objectContaining({ prop: 'fontSize', min: 11, max: 48 }));
    const html = renderForTest(table({ fontSize: 11, textAlign: 'center', textColor: '#336699' }));
    expect(html).toMatch(/align="center"[^>]*font:11px\/1\.4 [^;]+;color:#336699;text-align:center/);
  });

  it('has margins of 0 to 400 pixels above and under it', () => {
    expect(formDataTableFields).toContainEqual(expect.objectContaining({ prop: 'marginTop', min: 0, max: 400 }));
    expect(formDataTableFields).toContainEqual(expect.objectContaining({ prop: 'marginBottom', min: 0, max: 400 }));
    expect(renderForTest(table({ marginTop: 400, marginBottom: 20 }))).toMatch(
      /^<table role="presentation"[^>]*><tr><td style="padding:400px 0 20px">/,
    );
  });

  it('stacks answers under their labels below its breakpoint of 768 pixels', () => {
    const rules: string[] = [];
    renderForTest(table(), { rules });
    // Rules for stacking hold up to 767 pixels.
    expect(rules).toContain('stack: display:block;width:auto;border-bottom:0;padding-bottom:0');
    expect(rules).toContain('stack: display:block;width:auto;border-bottom:0;padding-top:4px;border-top:0');
  });

  it('may stand in a mail once', () => {
    expect(formDataTableBlock.maxPerDocument).toBe(1);
  });

  it('is a table in plain text, too', () => {
    expect(textForTest(table())).toBe(
      'Field       Answer\nFirst name  {{ firstName }}\nLast name   {{ lastName }}\nEmail       {{ email }}',
    );
  });
});
