import { blockRegistry } from '@mailwright/blocks';
import { checkDocument, type DocumentNode } from '@mailwright/document';
import { expect, it } from 'vitest';
import { neutralImport } from '../neutral/neutral-import.ts';
import { column, imported, part, saidOf, section, text } from '../testing/mjml-parts.ts';

const FLUSH = { paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 };

async function sections(...body: Parameters<typeof imported>[0]) {
  const mail = await imported(body);
  expect(checkDocument(mail.document, blockRegistry)).toEqual({ ok: true });
  const nodes = mail.document.nodes[0]?.children ?? [];
  return { nodes, said: saidOf(mail).filter((line) => !line.startsWith('kept')), mail };
}
const wordsIn = (node: DocumentNode | undefined): string =>
  JSON.stringify(node)
    .match(/"text":"(\w+)"/g)
    ?.join() ?? '';

it('a section keeps its background, picture, border, corners and space, and its columns their widths', async () => {
  const { nodes, said } = await sections(
    section(
      [
        column([text('a')], { width: '30%', 'background-color': '#123' }),
        column([text('b')], { width: '70%', padding: '5px 6px' }),
      ],
      {
        'background-color': '#ffffff',
        'background-url': 'https://a.example/b.png',
        'background-size': 'cover',
        'background-repeat': 'no-repeat',
        'background-position': 'right 90%',
        border: '1px solid #ccc',
        'border-radius': '4px',
      },
    ),
  );
  expect(said).toEqual([]);
  expect(nodes[0]).toMatchObject({
    type: 'section',
    props: { columns: [30, 70], stack: true, reverse: false, verticalAlign: 'top' },
    style: {
      paddingTop: 20,
      paddingLeft: 0,
      backgroundColor: '#ffffff',
      backgroundImage: 'https://a.example/b.png',
      backgroundSize: 'cover',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'right bottom',
      borderTopWidth: 1,
      borderColor: '#ccc',
      borderRadius: 4,
    },
    children: [
      { props: { gap: 0 }, style: { ...FLUSH, backgroundColor: '#123' } },
      { style: { paddingTop: 5, paddingRight: 6, paddingBottom: 5, paddingLeft: 6 } },
    ],
  });
});

it('columns without a width share it evenly, and those that do not fill it stand in the middle', async () => {
  const { nodes } = await sections(
    section([column([]), column([]), column([])]),
    section([column([], { width: '300px' })], { padding: '0 20px' }),
  );
  expect(nodes[0]?.props.columns).toEqual([33.33, 33.33, 33.33]);
  expect(nodes[1]).toMatchObject({
    props: { columns: [100] },
    style: { paddingLeft: 160, paddingRight: 160, phone: { paddingLeft: 20, paddingRight: 20 } },
  });
});

it('columns that are wider than the section go on under it, and more than a section holds are set anew', async () => {
  const half = () => column([], { width: '50%' });
  const { nodes, said } = await sections(
    section([half(), half(), half()]),
    section(Array.from({ length: 8 }, () => column([]))),
  );
  expect(nodes.map(({ children, style }) => [children?.length, style.paddingTop, style.paddingBottom])).toEqual([
    [2, 20, 0],
    [1, 0, 20],
    [4, 20, 20],
    [4, 20, 20],
  ]);
  expect(said).toEqual(['changed mj-section - layout-adjusted']);
});

it('a section that is read from the right shows its columns turned, and stacks them as written', async () => {
  const { nodes } = await sections(section([column([text('first')]), column([text('last')])], { direction: 'rtl' }));
  expect(nodes[0]?.props).toMatchObject({ reverse: true, stack: true });
  expect(nodes[0]?.children?.map(wordsIn)).toEqual(['"text":"last"', '"text":"first"']);
});

it('a group stays side by side: alone as the section itself, beside a column as a section in its column', async () => {
  const group = () => part('mj-group', {}, { children: [column([text('a')]), column([text('b')])] });
  const { nodes } = await sections(section([group()]), section([column([text('c')]), group()]));
  expect(nodes[0]).toMatchObject({ props: { columns: [50, 50], stack: false } });
  expect(nodes[1]).toMatchObject({ props: { columns: [50, 50], stack: true } });
  expect(nodes[1]?.children?.[1]?.children).toMatchObject([{ type: 'section', props: { stack: false } }]);
});

it('a wrapper is a section that holds its sections, with groups in them set anew', async () => {
  const group = part('mj-group', {}, { children: [column([text('a')]), column([text('b')])] });
  const inner = [section([column([text('x')]), group]), section([column([text('y')])])];
  const { nodes, said } = await sections(
    part('mj-wrapper', { 'background-color': '#dbeafe', padding: '10px', gap: '8px' }, { children: inner }),
  );
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({ type: 'section', style: { backgroundColor: '#dbeafe', paddingLeft: 10 } });
  const held = nodes[0]?.children?.[0]?.children ?? [];
  expect(held.map(({ type, props }) => [type, props.columns])).toEqual([
    ['section', [50, 25, 25]],
    ['section', [100]],
  ]);
  expect(said).toEqual(['changed mj-wrapper - setting-left-out gap', 'changed mj-group - layout-adjusted']);
});

it('a hero is a section on a picture, as high as it', async () => {
  const attributes = { mode: 'fixed-height', height: '240px', padding: '40px 0', 'vertical-align': 'middle' };
  const look = {
    'background-url': 'https://a.example/h.jpg',
    'background-color': '#222',
    'background-position': 'top left',
  };
  const hero = part('mj-hero', { ...attributes, ...look }, { children: [text('Hello')] });
  const { nodes } = await sections(hero);
  expect(nodes[0]).toMatchObject({
    type: 'background-image',
    props: {
      src: 'https://a.example/h.jpg',
      fit: 'cover',
      position: 'left top',
      minHeight: 240,
      verticalAlign: 'middle',
    },
    style: { paddingTop: 40, paddingLeft: 0, backgroundColor: '#222' },
    children: [{ type: 'column', style: FLUSH, children: [{ type: 'text' }] }],
  });
});

it('the body gives the width, the background and the language, the head what is told apart from the mail', async () => {
  const body = [section([column([text('Hello <a href="https://a.example">x</a>')])])];
  const mail = await imported(body, { lang: 'de', title: 'T &amp; U', preview: ' First\n words ' });
  expect(mail).toMatchObject({ title: 'T & U', preHeader: 'First words' });
  expect(mail.document.settings).toMatchObject({
    width: 600,
    padding: 0,
    bgColor: '#eeeeee',
    outerColor: '#eeeeee',
    lang: 'de',
    underlineLinks: true,
  });
  expect(mail.document.nodes[0]?.style).toEqual(FLUSH);
  expect(saidOf(mail)).toEqual(['kept mj-text text']);
});

it('rules for small screens and pointers have no place on blocks, and are told', async () => {
  const body = [section([column([text('Hello', { 'css-class': 'big' })])])];
  const mail = await imported(body, {
    styles: ['.big div { color: red } @media (max-width: 480px) { .big { top: 0 } }'],
  });
  expect(mail.document.customStyles).toBeUndefined();
  expect(saidOf(mail)).toEqual([
    'changed mj-text text setting-left-out css-class',
    'dropped mj-style - setting-left-out @media',
  ]);
});

it('anything where a section should be stands in one', async () => {
  const { nodes, said } = await sections(
    part('mj-raw', {}, { content: '<p>raw</p>', html: '<p>raw</p>' }),
    column([text('a')]),
  );
  expect(nodes.map(({ type }) => type)).toEqual(['section', 'section']);
  expect(nodes[1]?.children?.[0]?.children?.map(({ type }) => type)).toEqual(['text']);
  expect(said).toEqual(['changed mj-column - layout-adjusted', 'code mj-raw html own-markup']);
});

const tag = (content: string) => part('mj-raw', {}, { content, html: content });

it('columns between tags have their conditions, where the mail can say them', async () => {
  const body = section([
    tag('{% if plan == "pro" %}'),
    column([text('Pro {{ name | default: "friend" }}')]),
    tag('{% else %}'),
    column([text('Others')]),
    tag('{% endif %}'),
  ]);
  const mail = neutralImport(await imported([body]));
  const [made] = mail.document.nodes[0]?.children ?? [];
  expect(made?.props.columns).toEqual([50, 50]);
  expect(made?.children?.map(({ type, condition }) => [type, condition])).toEqual([
    ['column', { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'pro' }] }],
    ['column', { otherwise: true }],
  ]);
  expect(mail.report.findings.map(({ fidelity, part: name }) => `${fidelity} ${name}`)).toEqual([
    'kept mj-text',
    'kept condition',
  ]);
});

it('columns whose condition is not read stay the HTML of their section, with the tags', async () => {
  const html = '{% if user.isPro() %}<div>Pro</div>{% endif %}<div>All</div>';
  const columns = [tag('{% if user.isPro() %}'), column([text('Pro')]), tag('{% endif %}'), column([text('All')])];
  const { nodes, said } = await sections({ ...section(columns), html });
  expect(nodes.map(({ type }) => type)).toEqual(['section']);
  expect(nodes[0]?.children?.[0]?.children?.map(({ type, props }) => [type, props.source])).toEqual([['html', html]]);
  expect(said).toEqual(['code mj-section html own-markup']);
});

it('a background with a tag in its address is kept; a color with one is left out and told', async () => {
  const { nodes, said } = await sections(
    section([column([text('a')])], { 'background-url': '{{ bg }}', 'background-color': '{{ color }}' }),
  );
  expect(nodes[0]?.style.backgroundImage).toBe('{{ bg }}');
  expect(said).toEqual(['changed mj-section - setting-left-out background-color']);
});
