import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import { colorSchema, cssValueSchema, fontFamilySchema, imageAddressSchema } from './css-value.ts';
import { generalSettingsSchema } from './general-settings-schema.ts';
import { RICH_TEXT_LIST_DEPTH, richTextSchema } from './rich-text-schema.ts';

test.each(['#fff', '#112233', '#11223344', 'transparent', 'rgb(1, 2, 3)', 'rgba(0 0 0 / 50%)', 'hsl(1,2%,3%)'])(
  '%s is a colour',
  (color) => expect(colorSchema.safeParse(color).success).toBe(true),
);

test.each(['', '#12', 'red;', 'url(x)', 'rgb(1,2,3);a:b', 'expression(1)', 'red"', 'var(--x)'])(
  '%j is no colour',
  (color) => expect(colorSchema.safeParse(color).success).toBe(false),
);

test.each(["'Brush Script MT', cursive", 'Arial, Helvetica, sans-serif', '游ゴシック, sans-serif'])(
  '%s is a font',
  (font) => expect(fontFamilySchema.safeParse(font).success).toBe(true),
);

test.each(['a"b', 'x;y', 'url(x)', '</style>'])('%s is no font', (font) =>
  expect(fontFamilySchema.safeParse(font).success).toBe(false),
);

test.each(['a;b', 'url( x', 'a}', '"', 'x/*', '&#59;', 'EXPRESSION(1)', '\\3b'])(
  '%s may leave its declaration',
  (value) => expect(cssValueSchema.safeParse(value).success).toBe(false),
);

test('the defaults of the general settings are settings', () => {
  expect(generalSettingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  expect(generalSettingsSchema.safeParse({ ...DEFAULT_SETTINGS, lineSpacing: 110 }).success).toBe(false);
});

test('rich text is what the text editor writes', () => {
  const marks = [
    { type: 'bold' },
    { type: 'link', attrs: { href: 'https://a.example', target: null } },
    { type: 'textStyle', attrs: { color: '#ff0000', fontSize: '18px', lineHeight: null } },
  ];
  const paragraph = {
    type: 'paragraph',
    attrs: { textAlign: 'center' },
    content: [
      { type: 'text', text: 'Hi <script>', marks },
      { type: 'hardBreak' },
      { type: 'mergeField', attrs: { name: 'x' } },
    ],
  };
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] };
  expect(richTextSchema.parse([paragraph, list])).toEqual([paragraph, list]);
  expect(richTextSchema.safeParse([{ type: 'html', text: '<b>' }]).success).toBe(false);
  expect(richTextSchema.safeParse('text').success).toBe(false);
});

test('lists nest as deep as the bound and no deeper', () => {
  const nest = (depth: number): unknown[] =>
    depth === 0
      ? [{ type: 'paragraph' }]
      : [{ type: 'bulletList', content: [{ type: 'listItem', content: nest(depth - 1) }] }];
  expect(richTextSchema.safeParse(nest(RICH_TEXT_LIST_DEPTH)).success).toBe(true);
  expect(richTextSchema.safeParse(nest(RICH_TEXT_LIST_DEPTH + 1)).success).toBe(false);
  expect(richTextSchema.safeParse(nest(3000)).success).toBe(false);
});

test.each([
  ...['/api/v2/assets/user/1/asset/a.png', 'https://cdn.example/a%20b.jpg?x=1&y=2', 'cdn.example/a.png'],
  ...['{{ bg }}', '*|BG|*', '%%bg%%', '<%= bg %>', 'https://cdn.example/{{ id | slug }}.png', 'https://{$host}/a.png'],
])('%s is the address of a background image', (address) =>
  expect(imageAddressSchema.safeParse(address).success).toBe(true),
);

test.each([
  ...["/a.png');color:red", 'javascript:alert(1)', 'data:image/png;base64,AA', 'a b', '/a"b', '/a\\27'],
  ...['{{ "bg" }}', "{{ 'bg' }}", '{{ a;b }}', '{a}', '{{ <b> }}', '{{ bg }} no-repeat', 'javascript:{{ bg }}'],
])('%j is no address of a background image', (address) =>
  expect(imageAddressSchema.safeParse(address).success).toBe(false),
);
