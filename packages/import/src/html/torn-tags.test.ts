import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { convertNeutral } from '../neutral/convert-neutral.ts';

function converted(source: string) {
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const mail: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  const made = convertNeutral(mail, 'h', { scope: 'mw-c' });
  if (!made) throw new Error('nothing was converted');
  const profile = createProfileWriter(findProfile('jinja') ?? raise());
  const { html } = renderDocument(made.document, { registry: blockRegistry, assetBase: '', title: 'T', profile });
  return {
    html: html.slice(html.indexOf('<body')),
    codes: codesIn(made.document.nodes),
    lost: made.report.findings.filter(({ fidelity }) => fidelity === 'dropped'),
  };
}

function raise(): never {
  throw new Error('no profile');
}

function codesIn(nodes: readonly DocumentNode[]): readonly string[] {
  return nodes.flatMap(({ props, children = [] }) =>
    typeof props.source === 'string' ? [props.source] : codesIn(children),
  );
}

const page = (body: string) => `<html><body><p>Hello</p>${body}<p>End</p></body></html>`;
const table = (rows: string) => page(`<table width="600">${rows}</table>`);

describe('an element in which markup breaks a template tag stays as it was written', () => {
  it.each([
    '<a href="{{ TrackLink "https://a.example/?x=1&y=2" . }}">Go</a>',
    '<p>Hi %%=IIF(EMPTY(x),"<there>",x)=%% you</p>',
    '<p>{% module html="<b>hi</b>" %} in <i>text</i></p>',
    '<p>{% if a<b %}less{% endif %}</p>',
    `<p>ok {{ y | default: "<z>" }}</p>`,
    '<img src="a.png" {{ attributes }} width="10">',
    '<#list items as i><p>${i.name}</p></#list>',
    '<table width="600"><tr><td {% if a %}bgcolor="#ff0000"{% endif %}><p>x</p></td></tr></table>',
    '#foreach($x in $list)<p>$x.name</p>#end',
  ])('%s', (element) => {
    const { codes, lost } = converted(page(element));
    expect(codes.join('\n')).toContain(element);
    expect(lost).toEqual([]);
  });

  it('with what a tag takes in beside it', () => {
    const tag = '{% module "m1" label="Text", html="<p>Hi <b>you</b></p>" %}';
    const { codes, html } = converted(page(`${tag}<p>more</p>`));
    expect(codes).toHaveLength(1);
    expect(codes[0]).toContain(tag);
    expect(html).toContain('more');
  });

  it('also behind the end of what began nowhere', () => {
    const tags = '{% end_require_css %}{% dnd_module path="@a/b", html="<h1>Hi</h1>" %}{% end_dnd_module %}';
    expect(converted(page(`<div>${tags}<p>more</p></div>`)).codes.join('\n')).toContain(tags);
  });

  it('and what is in Velocity, where blocks would encode its signs', () => {
    const said = '#if($a < 3 && $b) yes #else no #end';
    expect(converted(page(`<p>${said}</p>`)).html).toContain(said);
    expect(converted(page('<p>#end of the season</p>')).codes).toEqual([]);
    const erb = '<% if (a < 3 && b > 1) { %>x<% } %>';
    expect(converted(page(`<p>${erb}</p>`)).html).toContain(erb);
  });

  it('which a tag in quotes does not', () => {
    expect(converted(page('<p><a href="https://a.example/?x={{ name }}">ok</a></p>')).codes).toEqual([]);
    expect(converted(page('<p><a href="{{ shop.url }}/admin/{{ id }}">ok</a></p>')).codes).toEqual([]);
  });
});

describe('tags between rows', () => {
  it('begin behind the element before them, whatever signs they hold', () => {
    const { html } = converted(
      table(`<tr><td>One</td></tr><!-- a > b -->
        {% if size > 0 and total >= 2 %}<tr><td>Two</td></tr>{% endif %}<tr><td>Three</td></tr>`),
    );
    expect(html.match(/One|\{%.*?%\}|<td>Two|Three/g)).toEqual([
      'One',
      '{% if size > 0 and total >= 2 %}',
      '<td>Two',
      '{% endif %}',
      'Three',
    ]);
  });

  it('leave what is in their table in it, though a parser joins them to a tag before it', () => {
    const { html } = converted(
      page(`{% if paid %}<h4>Ship to</h4>{% endif %}
        <table><tr><th>Item</th><th>Qty</th></tr>{% for l in lines %}<tr><td>{{ l.t }}</td><td>{{ l.q }}</td></tr>{% endfor %}</table>`),
    );
    expect(html.match(/Qty/g)).toHaveLength(1);
    expect(html.match(/\{%.*?%\}/g)).toEqual(['{% if paid %}', '{% endif %}', '{% for l in lines %}', '{% endfor %}']);
  });

  it('that only steer are kept, in a table without rows, too', () => {
    const { html, lost } = converted(table(`<tr><td>One</td></tr>{% include 'rows' %}<tr><td>Two</td></tr>{{ more }}`));
    expect(html.match(/One|Two|\{[{%].*?\}\}?/g)).toEqual(['One', "{% include 'rows' %}", 'Two', '{{ more }}']);
    expect(lost).toEqual([]);
    const { codes } = converted(table('<tbody>{% render "content", blocks: body_blocks %}</tbody>'));
    expect(codes[0]).toContain('<table width="600"><tbody>{% render "content", blocks: body_blocks %}</tbody></table>');
  });
});
