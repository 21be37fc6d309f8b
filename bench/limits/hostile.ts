import { hasBase64 } from '../../packages/contract/src/index.ts';
import { DEFAULT_SETTINGS } from '../../packages/document/src/index.ts';
import { convertMail } from '../../packages/import/src/html/convert-html.ts';
import { checkTags } from '../../packages/import/src/index.ts';
import { containsScript } from '../../packages/island/src/index.ts';
import type { Limited } from './limited.ts';

const text = (length: number) => 'x'.repeat(length);

const SEARCHED = ['data:'.repeat(200_000), `data:${'a'.repeat(1_000_000)}`, `data:${';a'.repeat(500_000)}`];

const CONVERTED = [
  ['16,000 rows', `<table width="600">${'<tr><td>x</td></tr>'.repeat(16_000)}</table>`],
  ['400 levels', `${'<div style="padding:1px">'.repeat(400)}x`],
  ['4,000 rules', `<style>${'.a .b .c>.d{color:red}'.repeat(4000)}</style>${'<p class="a b c d">x</p>'.repeat(3000)}`],
  [
    '30,000 comments for Outlook, each another, between paragraphs',
    Array.from({ length: 30_000 }, (_, index) => `<p>x</p><!--[if mso]><p>word ${index}</p><![endif]-->`).join(''),
  ],
  ['20,000 images beside each other', '<img src="https://a.example/x.png" width="20">'.repeat(20_000)],
  ['5,000 rows between tags of a template', `<table>${'{{#a}}<tr><td>x'.repeat(5000)}`],
] as const;

const TAGS = ['<mj-text>', '<a "', '<!--', '<', "<mj-column a='", '</mj-text>', '<mj-section>', '<![CDATA['];

const JUDGED = [
  ['200,000 levels', '<div>'.repeat(200_000)],
  ['200,000 comments in comments', '<!--[if a]>'.repeat(200_000)],
  ['ten megabytes of comments in comments', '<!--[if mso]>'.repeat(800_000)],
  [
    'a megabyte that can be read in many ways',
    `${'<svg></svg><noscript></noscript><!--[if a]>'.repeat(8)}${text(1_000_000)}`,
  ],
  ['a long attribute in 20,000 paragraphs', `<svg></svg><p><b title="${text(100_000)}">${'<p>x'.repeat(20_000)}`],
  ['formatting opened a million times', `${'<b><i><u><s>'.repeat(100)}${'<p>x'.repeat(1_000_000)}`],
] as const;

/** Sources made to be slow; whoever reads them in more than linear time takes minutes. */
export const HOSTILE: readonly Limited[] = [
  ...SEARCHED.map((source, at) => ({
    name: `base64 is looked for, source ${at + 1}`,
    limit: 400,
    run: () => hasBase64(source),
  })),
  ...CONVERTED.map(([name, html]) => ({
    name: `converted to blocks: ${name}`,
    limit: 15_000,
    run: () => convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' }),
  })),
  ...TAGS.map((piece) => ({
    name: `tags of MJML are checked: two megabytes of ${piece}`,
    limit: 1500,
    run: () => checkTags(`<mjml><mj-body>${piece.repeat(Math.floor(2_000_000 / piece.length))}`),
  })),
  ...JUDGED.map(([name, source]) => ({
    name: `code is looked for: ${name}`,
    limit: 5000,
    run: () => containsScript(source),
  })),
];
