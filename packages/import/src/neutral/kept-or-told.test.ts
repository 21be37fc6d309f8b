import { DEFAULT_SETTINGS, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../testing/block-tree.ts';
import { convertNeutral } from './convert-neutral.ts';

function converted(cell: string) {
  const source = `<!doctype html><html><body style="margin:0"><table width="600" cellpadding="0" cellspacing="0"><tr><td>${cell}</td></tr></table></body></html>`;
  const mail: EmailDocument = {
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [{ id: 'h', type: ISLAND_TYPE, props: { source }, style: {} }],
  };
  const made = convertNeutral(mail, 'h', { scope: 'mw-c' });
  if (!made) throw new Error('Nothing was converted');
  const nodes = made.document.nodes;
  return {
    system: made.system,
    texts: nodesOf(nodes, 'text'),
    headings: nodesOf(nodes, 'heading'),
    codes: nodesOf(nodes, 'html').map(({ props }) => String(props.source)),
    said: made.report.findings
      .filter(({ fidelity }) => fidelity !== 'kept')
      .map(({ fidelity, part, detail }) => `${fidelity} ${part}${detail === undefined ? '' : ` ${detail}`}`),
  };
}

describe('conditions between paragraphs of one cell', () => {
  it('of Campaign Monitor become conditions, with what is shown otherwise', () => {
    const { system, texts } = converted(
      '<p>Hello [firstname]</p>[if:member=yes]<p>Member</p>[else]<p>Other</p>[endif]<p><unsubscribe>out</unsubscribe></p>',
    );
    expect(system).toBe('Campaign Monitor');
    expect(texts.map(({ condition }) => condition)).toEqual([
      undefined,
      { match: 'all', tests: [{ field: 'member', operator: 'is', value: 'yes' }] },
      { otherwise: true },
      undefined,
    ]);
    expect(JSON.stringify(texts)).not.toContain('[if:');
  });

  it('of MailerLite stay code around what they show, and the report names it', () => {
    const { codes, said, texts } = converted(
      '<p>Hi {$name}</p>{if $city == "Paris"}<p>Paris words</p>{/if}<p><a href="{$unsubscribe}">out</a></p>',
    );
    expect(codes).toHaveLength(1);
    expect(codes[0]).toContain('{if $city == "Paris"}<p>Paris words</p>{/if}');
    expect(said).toEqual(['code p']);
    expect(texts).toHaveLength(2);
  });

  it('of MailerLite between rows stay with the rows that they show, each tag once', () => {
    const rows =
      "</td></tr>{if $city == 'Paris'}<tr><td>Paris</td></tr>{elseif $city}<tr><td>A city</td></tr>{else}<tr><td>None</td></tr>{/if}<tr><td>";
    const { codes, texts } = converted(`<p>Hi {$name}</p>${rows}<p><a href="{$unsubscribe}">out</a></p>`);
    expect(codes).toHaveLength(1);
    expect(codes[0]).toContain(rows.slice('</td></tr>'.length, -'<tr><td>'.length));
    expect(JSON.stringify(texts)).not.toMatch(/Paris|A city|None|\{else/);
  });

  it('are not those of Outlook', () => {
    const { texts, codes } = converted('<p>One</p><!--[if mso]><p>One</p><![endif]--><p>Two</p>');
    expect(codes).toEqual([]);
    expect(JSON.stringify(texts)).toContain('Two');
  });
});

describe('programs of a server keep their whole element as it is written', () => {
  it.each([
    ['PHP with a >', '<p>Hi <?php if ($a > 3) { echo "x > y"; } ?> rest</p>'],
    ['a short PHP tag', '<p>Hi <?= $name ?></p>'],
    ['ERB', '<p>Hi <%= user.name %>, <% if user.admin? %>boss<% end %></p>'],
    ['ERB with a >', '<p>After <%= @x.map { |i| i > 3 } %></p>'],
  ])('%s', (_, html) => {
    const { codes, texts } = converted(`<p>Before</p>${html}<p>After all</p>`);
    expect(codes).toHaveLength(1);
    expect(codes[0]).toContain(html);
    expect(texts).toHaveLength(2);
  });
});

it('attributes of AMP are named', () => {
  expect(converted('<p [text]="state.n" on="tap:x">Words</p>').said).toEqual([
    'dropped attribute [text]="state.n"',
    'dropped attribute on="tap:x"',
  ]);
});

it('the direction of a heading is kept', () => {
  const { headings, said } = converted('<h2 dir="rtl">עברית</h2>');
  expect(headings[0]?.props.content).toMatchObject([{ type: 'paragraph', attrs: { dir: 'rtl' } }]);
  expect(said).toEqual([]);
});

it('sizes that are no numbers are named, and taken for none', () => {
  const { said } = converted(
    '<img src="https://a.example/i.png" width="NaN%" style="width:NaN%" alt="a"><table width="NaN"><tr><td>Words</td></tr></table>',
  );
  expect(said).toEqual(['changed img width: NaN%', 'changed table width: NaN']);
});

it('a background that no mail can load is named once', () => {
  const { said } = converted('<div style="background:#333333 url(images/bg.png);padding:9px">Words</div>');
  expect(said).toEqual(['dropped background images/bg.png']);
});
