import { describe, expect, it } from 'vitest';
import { resolveIncludes } from './resolve-includes.ts';

const ROOM = 100_000;
const resolved = (source: string, files: Record<string, string>, room = ROOM) =>
  resolveIncludes(
    source,
    Object.entries(files).map(([path, text]) => ({ path, source: text })),
    room,
  );

describe('files that came along with a mail', () => {
  it('stand in the place of their mj-include, a fragment as it is and a mail by its body and its head', () => {
    const source =
      '<mjml><mj-head><mj-title>A</mj-title></mj-head><mj-body>\n<mj-include path="./header.mjml" />\n<mj-include path="footer"></mj-include></mj-body></mjml>';
    const files = {
      'header.mjml': '<mj-section>Head</mj-section>',
      'footer.mjml':
        '<mjml><mj-head><mj-font name="X" href="x"/></mj-head><mj-body width="500px"><mj-section>Foot</mj-section></mj-body></mjml>',
    };
    expect(resolved(source, files).source).toBe(
      '<mjml><mj-head><mj-title>A</mj-title><mj-font name="X" href="x"/></mj-head><mj-body>\n<mj-section>Head</mj-section>\n<mj-section>Foot</mj-section></mj-body></mjml>',
    );
  });

  it('are CSS in the head, which a mail without one gets, and HTML as it is', () => {
    const source = `<mjml lang="en"><mj-body><mj-include path='a.css' type='css' css-inline="inline"/><mj-include type="html" path="b.html"/></mj-body></mjml>`;
    expect(resolved(source, { 'a.css': 'p{}', 'b.html': '<b>x</b>' }).source).toBe(
      '<mjml lang="en"><mj-head><mj-style inline="inline">p{}</mj-style></mj-head><mj-body><mj-raw><b>x</b></mj-raw></mj-body></mjml>',
    );
  });

  it('are found by their way from the file that asks, and by their name where only one is called that', () => {
    const source = '<mjml><mj-body><mj-include path="./parts/top.mjml"/></mj-body></mjml>';
    const files = { 'parts/top.mjml': '[<mj-include path="../shared/logo.mjml"/>]', 'shared/logo.mjml': 'logo' };
    expect(resolved(source, files).source).toContain('[logo]');
    expect(resolved(source, { 'top.mjml': 'by name' }).source).toContain('by name');
    expect(resolved(source, { 'a/top.mjml': 'one', 'b/top.mjml': 'other' }).source).toBe(source);
  });

  it('are nothing but those that came: others, those in comments and circles stand as they were', () => {
    const source =
      '<mjml><mj-body><!-- <mj-include path="a.mjml"/> --><mj-include path="/etc/passwd"/><mj-include path="a.mjml"/></mj-body></mjml>';
    expect(resolved(source, { 'a.mjml': '(<mj-include path="a.mjml"/>)' }).source).toBe(
      '<mjml><mj-body><!-- <mj-include path="a.mjml"/> --><mj-include path="/etc/passwd"/>(<mj-include path="a.mjml"/>)</mj-body></mjml>',
    );
  });

  it('never grow a mail beyond its room, though each holds the next one ten times', () => {
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, level) => [`${level}.mjml`, `<mj-include path="${level + 1}.mjml"/>`.repeat(10)]),
    );
    const { source } = resolved('<mjml><mj-include path="0.mjml"/></mjml>', { ...files, '9.mjml': 'x'.repeat(50) });
    expect(source.length).toBeLessThan(ROOM * 2);
    const many = resolved('<mj-include path="a"/>'.repeat(50), { a: 'y'.repeat(1000) }, 5_000);
    expect(many.source.length).toBeLessThanOrEqual(5_000);
  });

  it('are not looked for again and again in what only begins like an include', () => {
    const source = '<mj-include '.repeat(150_000);
    expect(resolveIncludes(source, [{ path: 'a.mjml', source: 'A' }], 10_000_000).source).toBe(source);
  });

  it('have the line of the place that they stand in', () => {
    const source = '<mjml>\n<mj-body>\n<mj-include path="a.mjml"/>\n<mj-text>\n</mj-body></mjml>';
    const { source: made, lineOf } = resolved(source, { 'a.mjml': 'one\ntwo\nthree' });
    expect(made.split('\n').map((_, index) => lineOf(index + 1))).toEqual([1, 2, 3, 3, 3, 4, 5]);
  });
});
