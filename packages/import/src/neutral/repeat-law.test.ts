import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, PROFILES, type SendingProfile, spacelessTag, tagPieces } from '@mailwright/contract';
import { SENDING_SYSTEMS } from '@mailwright/contract/testing';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as mjml from '../testing/mjml-parts.ts';
import * as unlayer from '../testing/unlayer-design.ts';
import { importUnlayer } from '../unlayer/import-unlayer.ts';
import { convertNeutral } from './convert-neutral.ts';
import { neutralImport } from './neutral-import.ts';

const RUNS = process.env.DEEP ? 80 : 5;

/** Three records, and what is not of them. */
const READER = {
  shop: 'Fern',
  products: [
    { n: 'Tea', price: 4, sale: true, old: '5', url: 'https://a.example/tea', tags: [{ x: 'green' }, { x: 'cold' }] },
    { n: 'Milk', price: 2, sale: false, old: '3', url: 'https://a.example/milk', tags: [] },
    { n: 'Salt', price: 1, sale: true, old: '9', url: 'https://a.example/salt', tags: [{ x: 'sea' }] },
  ],
};

/** Texts and tags with which an author writes the data of an item in the language of a system. */
interface Author {
  readonly open: string;
  readonly close: string;
  /** Words with tags, for texts, headings, buttons and alternative texts. */
  readonly words: readonly string[];
  readonly address: string;
  /** A part that is repeated within the part, and what it says. */
  readonly inner: { readonly open: string; readonly said: string; readonly close: string };
  /** Tags around a part that some items have. */
  readonly some: { readonly open: string; readonly said: string; readonly close: string };
}

function author(profile: SendingProfile, p: string, t: string): Author | null {
  const written = createProfileWriter(profile).repeat('products', []);
  if (!written || !profile.repeat) return null;
  if (profile.id === 'postmark') return SECTIONS;
  if (!profile.repeat.open.includes('<item>')) return nameless(written);
  const sign = profile.id === 'listmonk' ? '$' : '';
  const [item, inner] = [sign + p, sign + t];
  const loop = (name: string, list: string) =>
    profile.repeat?.open.replace('<item>', name).replace('<list>', list) ?? '';
  const list = /(\S+)\s*[%}]+\}?$/.exec(written.open.replace(/\s*[%}]\}$/, ' }}'))?.[1] ?? '';
  const { close } = written;
  const [begin, end] = sign ? [`{{ if ${item}.sale }}`, '{{ end }}'] : [`{% if ${item}.sale %}`, '{% endif %}'];
  const filter = (
    { liquid: 'times: 2', 'customer-io': 'times: 2', braze: 'times: 2', jinja: 'round' } as Readonly<
      Record<string, string>
    >
  )[profile.id];
  return {
    open: loop(p, list),
    close,
    words: [
      `{{ ${item}.n }}`,
      ...(filter ? [`{{ ${item}.price | ${filter} }}`] : []),
      `${begin}Sale {{ ${item}.old }}${end}`,
      `{{ ${item}.n }} for {{ ${item}.price }}`,
      `${loop(`${sign}u`, `${item}.tags`)}{{ ${sign}u.x }}, ${close}`,
      ...(profile.id === 'jinja' ? ['{{ loop.index }}'] : filter ? ['{{ forloop.index }}'] : []),
      ...(SENDING_SYSTEMS[profile.id]
        ? [
            `{{ "${p}.n" }}`,
            `{% for ${p} in ${p}.tags %}{{ ${p}.x }} {% endfor %}`,
            `{% for ${t} in ${p}.tags %}{{ ${t}.x }} {% endfor %}`,
          ]
        : []),
    ],
    address: `{{ ${item}.url }}`,
    inner: { open: loop(t, `${item}.tags`), said: `{{ ${inner}.x }} of {{ ${item}.n }}`, close },
    some: { open: begin, said: `Was {{ ${item}.old }}`, close: end },
  };
}

function nameless({ open, close }: { readonly open: string; readonly close: string }): Author {
  return {
    open,
    close,
    words: [
      '{{n}}',
      '{{this.n}}',
      '{{#if sale}}Sale {{old}}{{/if}}',
      '{{#if this.sale}}Sale{{else}}{{./n}}{{/if}}',
      '{{#each tags}}{{x}} {{../n}} {{/each}}',
      '{{@index}}',
      '{{lookup this "n"}}',
      '{{../shop}} {{@root.shop}}',
    ],
    address: '{{this.url}}',
    inner: { open: '{{#each tags}}', said: '{{x}} of {{../n}} of {{../../shop}}', close },
    some: { open: '{{#if sale}}', said: 'Was {{old}}', close: '{{/if}}' },
  };
}

/** Mustache has sections; its engine knows no `each`. */
const SECTIONS: Author = {
  open: '{{#products}}',
  close: '{{/products}}',
  words: [
    '{{n}}',
    '{{#sale}}Sale {{old}}{{/sale}}{{^sale}}{{n}}{{/sale}}',
    '{{shop}}',
    '{{#tags}}{{x}} {{n}} {{/tags}}',
  ],
  address: '{{url}}',
  inner: { open: '{{#tags}}', said: '{{x}} of {{n}} of {{shop}}', close: '{{/tags}}' },
  some: { open: '{{^sale}}', said: 'Was {{old}}', close: '{{/sale}}' },
};

const PLACES = ['text', 'heading', 'link', 'button', 'image', 'inner', 'some'] as const;
type Place = { readonly kind: (typeof PLACES)[number]; readonly words: string };

/** Returns what a reader gets of a place, before it is filled in: addresses in double brackets. */
function said({ kind, words }: Place, { address, inner, some }: Author): string {
  if (kind === 'inner') return `${inner.open} ${inner.said} ${inner.close}`;
  if (kind === 'some') return `${some.open} ${some.said} ${some.close}`;
  return kind === 'text' || kind === 'heading' ? words : `<${address}> ${words}`;
}

function html({ kind, words }: Place, { address, inner, some }: Author): string {
  const href = address.includes('"') ? `'${address}'` : `"${address}"`;
  switch (kind) {
    case 'text':
      return `<p>${words}</p>`;
    case 'heading':
      return `<h2>${words}</h2>`;
    case 'link':
      return `<p><a href=${href}>${words}</a></p>`;
    case 'button':
      return `<a href=${href} style="background:#cc0000;color:#ffffff;padding:10px 20px;display:inline-block">${words}</a>`;
    case 'image':
      return `<img src=${href} alt='${words}' width="100" height="50">`;
    case 'inner':
      return `${inner.open}<p>${inner.said}</p>${inner.close}`;
    case 'some':
      return `${some.open}<p>${some.said}</p>${some.close}`;
  }
}

type Made = { readonly document: EmailDocument };

const SOURCES: Readonly<
  Record<string, (places: readonly Place[], own: Author, profile: SendingProfile) => Promise<Made>>
> = {
  HTML: async (places, own, profile) => {
    const body = places.map((place) => html(place, own)).join('\n');
    const start = startsWithRepeat(places) ? '' : '<p>Hello</p>';
    const source = `<html><body>${start}${own.open}<table width="600"><tr><td>${body}</td></tr></table>${own.close}<p>End</p><p>${greeting(profile)}</p></body></html>`;
    return convertedHtml(source);
  },
  MJML: async (places, own, profile) => {
    const raw = (tags: string) => mjml.part('mj-raw', {}, { content: tags });
    const parts = places.flatMap((place) => {
      const { kind, words } = place;
      if (kind === 'button') return [mjml.part('mj-button', { href: own.address }, { content: words })];
      const around = kind === 'inner' ? own.inner : kind === 'some' ? own.some : null;
      if (around) return [raw(around.open), mjml.text(around.said), raw(around.close)];
      return [mjml.text(html(kind === 'image' ? { kind: 'link', words } : place, own))];
    });
    const body = [
      mjml.section([mjml.column([mjml.text('Hello')])]),
      raw(own.open),
      mjml.section([mjml.column(parts)]),
      raw(own.close),
      mjml.section([mjml.column([mjml.text('End')])]),
    ];
    return neutralImport(await mjml.imported(body), [], profile);
  },
  Unlayer: async (places, own, profile) => {
    const contents = places.map((place) => {
      const { kind, words } = place;
      if (kind === 'heading') return unlayer.content('heading', { text: words, headingType: 'h2' });
      const href = { name: 'web', values: { href: own.address, target: '_blank' } };
      if (kind === 'button') return unlayer.content('button', { text: words, href });
      if (kind === 'image')
        return unlayer.content('image', { src: { url: own.address, width: 100, height: 50 }, altText: words });
      const around = kind === 'inner' ? own.inner : kind === 'some' ? own.some : null;
      const condition = around && { type: 'x', label: 'x', before: around.open, after: around.close };
      return unlayer.content('text', {
        text: around ? `<p>${around.said}</p>` : html(place, own),
        displayCondition: condition,
      });
    });
    const row = (texts: readonly ReturnType<typeof unlayer.content>[], condition: object | null) =>
      unlayer.row([1], [{ contents: texts }], { displayCondition: condition as never });
    const hello = (text: string) => row([unlayer.content('text', { text: `<p>${text}</p>` })], null);
    const around = { type: 'x', label: 'x', before: own.open, after: own.close };
    return neutralImport(
      await importUnlayer(unlayer.design([hello('Hello'), row(contents, around), hello('End')])),
      [],
      profile,
    );
  },
};

/** Behind other blocks, several are no whole part, and stay code. */
function startsWithRepeat(places: readonly Place[]): boolean {
  return places.length % 2 === 0;
}

/** By which a system is recognized. */
function greeting(profile: SendingProfile): string {
  return createProfileWriter(profile).field('firstName', 'you', 'html');
}

function convertedHtml(source: string): Made {
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const made = convertNeutral({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] }, 'h', { scope: 'c' });
  if (!made) throw new Error('nothing was converted');
  return made;
}

/** Returns what a mail says and where its links and pictures lead, in order. */
function readBy(mail: string): string {
  return mail
    .slice(mail.indexOf('<body'))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:a|img)\b[^>]*?\s(?:href|src)=["']?([^"'\s>]*)[^>]*>/g, (tag, address: string) => {
      const alt = /\balt=(?:"([^"]*)"|'([^']*)')/.exec(tag);
      return ` [${address}] ${alt?.[1] ?? alt?.[2] ?? ''} `;
    })
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .trim();
}

function exported({ document }: Made, profile: SendingProfile): string {
  return renderDocument(document, {
    registry: blockRegistry,
    assetBase: '',
    title: 'T',
    profile: createProfileWriter(profile),
  }).html;
}

const VARIABLES = [
  ['p', 't'],
  ['product', 'item'],
  ['item', 'tag'],
  ['n', 'x'],
  ['shop_item', 'item_2'],
] as const;

describe.each(PROFILES.filter(({ repeat }) => repeat).map((each) => [each.name, each] as const))(
  'a mail for %s with a repeat',
  (_, profile) => {
    const send = SENDING_SYSTEMS[profile.id];
    it.each(profile.id === 'postmark' ? [] : Object.entries(SOURCES))('%s has it as its own', async (_kind, read) => {
      const own = author(profile, 'p', 't');
      if (!own) throw new Error('no source');
      const words = own.words[0] ?? '';
      const { document } = await read(
        [
          { kind: 'heading', words },
          { kind: 'inner', words },
        ],
        own,
        profile,
      );
      expect(JSON.stringify(document)).toContain('"repeat":{"list":"products"}');
    });

    it.each(Object.keys(SOURCES))('%s says the same to each record as its source', async (kind) => {
      const read = SOURCES[kind];
      const example = author(profile, 'p', 't');
      if (!read || !example) throw new Error('no source');
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...VARIABLES),
          fc.array(fc.tuple(fc.constantFrom(...PLACES), fc.nat({ max: 20 })), { minLength: 1, maxLength: 5 }),
          async ([p, t], chosen) => {
            const own = author(profile, p, t) ?? example;
            const made = chosen.map(
              ([at, index]): Place => ({ kind: at, words: own.words[index % own.words.length] ?? '' }),
            );
            const isHtml = kind === 'HTML';
            const start = isHtml && startsWithRepeat(made) ? '' : 'Hello';
            const all = made.map((place) => said(place, own)).join(' ');
            const source = `${start} ${own.open} ${all} ${own.close} End ${isHtml ? greeting(profile) : ''}`;
            const mail = exported(await read(made, own, profile), profile);
            if (send) {
              const filled = (text: string) => send(text, READER);
              const wanted = `<body>${filled(source).replace(/<(.*?)>/g, '[$1]')}`;
              expect(readBy(filled(mail))).toBe(readBy(wanted));
            } else {
              // Of two variables at most the names are others.
              const calls = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_])`, 'gu');
              const outer = source.replace(calls(p), '\0');
              const both = outer.replace(calls(t), 'item_2').replaceAll('\0', 'item');
              const asked = (text: string) => askedOnce(tagsOf(text), own.some);
              const either = [source, outer.replaceAll('\0', 'item'), both].map(asked);
              expect(either).toContainEqual(asked(mail));
              // Read again, a repeat that stayed code may be one of the mail.
              expect(either).toContainEqual(asked(exported(convertedHtml(mail), profile)));
            }
          },
        ),
        { numRuns: RUNS },
      );
    });
  },
);

function tagsOf(text: string): readonly string[] {
  return tagPieces(text.slice(Math.max(0, text.indexOf('<body'))).replace(/<!--[\s\S]*?-->/g, '')).flatMap((piece) =>
    piece.isTag ? [spacelessTag(piece.text)] : [],
  );
}

/** Takes out the end of a condition with the same condition right after it: parts beside each other are asked once. */
function askedOnce(tags: readonly string[], { open, close }: Author['some']): readonly string[] {
  const [begin, end] = [spacelessTag(open).slice(0, '{%if'.length), spacelessTag(close)];
  const isAskedAgain = (index: number) => {
    const next = tags[index + 1] ?? '';
    const begun = tags.lastIndexOf(next, index - 1);
    return tags[index] === end && next.startsWith(begin) && begun >= 0 && !tags.slice(begun, index).includes(end);
  };
  return tags.filter((_, index) => !isAskedAgain(index) && !isAskedAgain(index - 1));
}

/** Fields of the reader at every place, in no repeat. */
function plainAuthor(profile: SendingProfile): Author {
  const { field } = createProfileWriter(profile);
  const tag = (name: string, fallback?: string) => field(name, fallback, 'html');
  const none = { open: '', said: tag('city'), close: '' };
  const words = [tag('firstName', 'you'), tag('city'), `${tag('email')} of ${tag('plan', 'none')}`];
  return {
    open: '',
    close: '',
    words,
    address: `https://a.example/?x=${field('city', undefined, 'within-web')}`,
    inner: none,
    some: none,
  };
}

describe.each(PROFILES.map((each) => [each.name, each] as const))('a mail for %s with fields', (_, profile) => {
  it.each(Object.entries(SOURCES))('%s has each of its tags once, as it was', async (kind, read) => {
    const own = plainAuthor(profile);
    const made = PLACES.map((at, index): Place => ({ kind: at, words: own.words[index % own.words.length] ?? '' }));
    const start = kind === 'HTML' ? greeting(profile) : '';
    const source = `${made.map((place) => said(place, own)).join(' ')} ${start}`;
    const mail = exported(await read(made, own, profile), profile);
    expect(tagsOf(mail).toSorted()).toEqual(tagsOf(source).toSorted());
  });
});
