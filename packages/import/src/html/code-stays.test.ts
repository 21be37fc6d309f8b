import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { blockTree, nodesOf } from '../testing/block-tree.ts';
import { convertMail } from './convert-html.ts';

function convert(body: string, css = '') {
  const mail = convertMail(
    `<!doctype html><style>${css}</style><body style="margin:0;font:16px Arial"><table width="600">${body}</table>`,
    DEFAULT_SETTINGS,
    {
      scope: 'mw-c',
    },
  );
  if (!mail) throw new Error('Nothing was converted');
  const sections = mail.document.nodes[0]?.children ?? [];
  return {
    ...mail,
    tree: blockTree(sections),
    sources: nodesOf(sections, 'html').map(({ props }) => String(props.source)),
  };
}

it('what is not recognised stays, byte for byte, and is named', () => {
  const form = '<form action="https://a.example"><INPUT name=q  value=\'x\'></form>';
  const { tree, sources, report } = convert(`<tr><td><p>Before</p>${form}<p>After</p></td></tr>`);
  expect(tree).toBe('section(text html text)');
  expect(sources[0]).toContain(form);
  expect(report.findings).toContainEqual(
    expect.objectContaining({ fidelity: 'code', part: 'form', block: 'html', count: 1 }),
  );
});

it('rows in a loop stay code with their table, rows around it do not', () => {
  const { tree, sources } = convert(
    '<tr><td>Head</td></tr>{{#each rows}}<tr><td>{{ it }}</td></tr>{{/each}}<tr><td>Foot</td></tr>',
  );
  expect(tree).toBe('section(text html text)');
  expect(sources[0]).toContain('<table width="600">{{#each rows}}<tr><td>{{ it }}</td></tr>{{/each}}</table>');
});

it('what a loop between rows begins and ends with is kept in its table alone, though the parser moves it before it', () => {
  const { tree, sources } = convert(
    '<tr><td>Head</td></tr><tr><td>\n <table width="100%"><tr><th>Item</th><th>Price</th></tr>\n {{#each rows}}\n <tr><td>{{ it }}</td><td>{{ price }}</td></tr>\n {{/each}}\n</table></td></tr>',
  );
  expect(tree).toBe('section(text html)');
  expect(sources[0]).toContain('{{#each rows}}\n <tr>');
});

it('a condition around paragraphs stays code as a whole, one inside a paragraph is text', () => {
  const { sources } = convert('<tr><td>{% if a %}<p>One</p>{% else %}<p>Two</p>{% endif %}<p>Three</p></td></tr>');
  expect(sources[0]).toContain('{% if a %}<p>One</p>{% else %}<p>Two</p>{% endif %}');
  expect(convert('<tr><td><p>Hi {% if a %}A{% endif %}</p></td></tr>').tree).toBe('section(text)');
});

it('template tags that would not survive being written anew stay code', () => {
  for (const tag of [
    '{{ name | default: &quot;you&quot; }}',
    '{{ name |\n default: "you" }}',
    '{% if a --> b %}',
    '{{ <b>name</b> | upper }}',
    '<#if a>',
    '<%= name %>',
  ]) {
    const { sources } = convert(`<tr><td><p>Hi ${tag}</p></td></tr>`);
    expect(sources[0]).toContain(`Hi ${tag}`);
  }
  const { sources } = convert(
    '<tr><td><p><a href="https://a.example/?a={{ b | c: &quot;d&quot; }}">Go</a></p></td></tr>',
  );
  expect(sources[0]).toContain('?a={{ b | c: &quot;d&quot; }}"');
});

it.each([
  '{{ name | default: "you" }}',
  '%%=v(@a > 1)=%%',
  '*|FNAME|*',
  '%FIRSTNAME%',
  '{$name|default:"you"}',
  '[firstname,fallback=you]',
])('%s becomes words that are sent as they were written', (tag) => {
  const { document, tree } = convert(
    `<tr><td><p style="text-transform:uppercase">Hi ${tag}, <a href='https://a.example/?a=${tag}'>go</a></p></td></tr>`,
  );
  expect(tree).toBe('section(text)');
  const { html } = renderDocument(document, { registry: blockRegistry, assetBase: '', title: '' });
  expect(html).toContain(`HI ${tag}, `);
  expect(html).toContain(`?a=${tag}`);
});

it('code keeps the rules that it needs, reaching nothing else', () => {
  const { document, sources } = convert(
    '<tr><td class="f"><p>Words</p><form class="f"><input></form></td></tr>',
    '.f{color:red} p{color:blue} @media (max-width:400px){.f{width:100%}}',
  );
  expect(document.customStyles).toBe('.mw-c .f{color:red}\n@media (max-width:400px){.mw-c .f{width:100%}}');
  expect(sources[0]).toMatch(/^<div class="mw-c"/);
});

it('tables of data, and pictures that no mail can load, stay code', () => {
  const data = '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Coat</td><td>40</td></tr></table>';
  expect(convert(`<tr><td>${data}</td></tr>`).sources[0]).toContain(data);
  expect(convert('<tr><td><img src="cid:logo" width="100"></td></tr>').sources[0]).toContain(
    '<img src="cid:logo" width="100">',
  );
});

it('scripts are dropped and named', () => {
  const { report, sources } = convert('<tr><td>Hi<script>alert(1)</script></td></tr>');
  expect(sources).toEqual([]);
  expect(report.findings).toContainEqual(
    expect.objectContaining({ fidelity: 'dropped', reason: 'unsafe', part: 'script' }),
  );
});
