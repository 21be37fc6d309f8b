import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile, tagPieces } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { renderDocument, renderText } from '@mailwright/render';
import { expect, it } from 'vitest';
import { convertNeutral } from './convert-neutral.ts';

/** As listmonk has them. */
const READERS = [
  {
    Name: 'Ada Lovelace',
    Email: 'ada+news@a.example',
    Attribs: {
      city: 'Köln & Bonn',
      plan: 'pro',
      orders: 4,
      'favorite color': 'blue',
      items: [{ title: 'Tea' }, { title: 'Milk & honey' }],
    },
  },
  { Name: 'Ben', Email: 'ben@b.example', Attribs: { plan: 'the 12" one', orders: 12, items: [] } },
  { Name: '', Email: 'x@c.example', Attribs: {} },
] as const;

const page = (rows: string) =>
  `<html><body style="margin:0"><table width="600" align="center" cellpadding="0" cellspacing="0">${rows}</table></body></html>`;
const row = (html: string) => `<tr><td>${html}</td></tr>`;

/** Mails for listmonk, and mails for another system that are sent by listmonk. */
const MAILS: readonly (readonly [name: string, html: string])[] = [
  [
    'links, words of its own and what it counts',
    '<html><head><title>l</title></head><body><p>Hi {{ .Subscriber.FirstName }}, {{ .Subscriber.Attribs.city }}</p><a href="{{ UnsubscribeURL }}">out</a> <a href="{{ MessageURL }}">{{ L.T "public.view" }}</a> <a href="https://a.example@TrackLink">t</a> <a href="{{ TrackLink "https://b.example/?x=1&y=2" . }}">u</a>{{ TrackView }}</body></html>',
  ],
  [
    'conditions, repeats and addresses',
    page(
      row('<p>Hi {{ .Subscriber.FirstName | default "friend" }}</p>') +
        `{{ if eq (toString (.Subscriber.Attribs.plan | default "")) "pro" }}${row('<p>For pros</p>')}{{ else if .Subscriber.Attribs.plan }}${row('<p>For some plan</p>')}{{ else }}${row('<p>For all</p>')}{{ end }}` +
        `{{ range $p := .Subscriber.Attribs.items }}${row('<p>{{ $p.title }} for {{ $.Subscriber.Name }}</p>')}{{ end }}` +
        row(
          '<p><a href="https://a.example/?e={{ .Subscriber.Email | default "" | urlquery }}&c={{ .Subscriber.Attribs.city }}">go</a> <a href="{{ UnsubscribeURL }}">out</a></p>',
        ),
    ),
  ],
  [
    'a mail for Liquid',
    page(
      row('<p>Hi {{ email | default: "nobody" }} {{ favorite color }}</p>') +
        `{% if plan == 'the 12" one' %}${row('<p>Twelve</p>')}{% else %}${row('<p>Another</p>')}{% endif %}` +
        `{% if plan == "pro" and city contains "öl" %}${row('<p>Pro of Köln</p>')}{% endif %}` +
        `{% if orders > 10 %}${row('<p>Many</p>')}{% endif %}` +
        `{% for line in items %}${row('<p>{{ line.title }} of {{ city }}</p>')}{% endfor %}` +
        row('<p><a href="https://a.example/?c={{ city | url_encode }}">go</a></p>'),
    ),
  ],
];

const GOLDEN = `${import.meta.dirname}/testing/listmonk.golden.jsonl`;
const DEEP = Boolean(import.meta.env.DEEP);
const HAS_GO = DEEP && spawnSync('go', ['version']).status === 0;

interface Sent {
  readonly html: string;
  readonly text: string;
}

interface Golden {
  readonly name: string;
  /** All that Go reads of the mail, in order. */
  readonly tags: readonly string[];
  /** For each reader. */
  readonly sent: readonly { readonly words: string; readonly links: readonly string[] }[];
}

/** A mail that was converted to blocks, as listmonk is given it. */
function exported(source: string): { readonly mail: string; readonly text: string } {
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const whole: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [island] };
  const made = convertNeutral(whole, 'h', { scope: 'mw-c' }) ?? expect.fail('Nothing was converted');
  const profile = createProfileWriter(findProfile('listmonk') ?? expect.fail('no listmonk'));
  const options = { registry: blockRegistry, assetBase: '', title: '', profile };
  return { mail: renderDocument(made.document, options).html, text: renderText(made.document, options) };
}

function filledByGo(mails: readonly ReturnType<typeof exported>[]): readonly (readonly Sent[])[] {
  const input = JSON.stringify(mails.map((each) => ({ ...each, readers: READERS })));
  return JSON.parse(execFileSync('go', ['run', `${import.meta.dirname}/testing/fill.go`], { input, encoding: 'utf8' }));
}

function said({ html, text }: Sent): Golden['sent'][number] {
  expect(text).not.toMatch(/\{\{|\}\}/);
  const body = html.slice(html.indexOf('<body'));
  const words = body
    .replace(/<!--[\s\S]*?-->|<img\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#43;', '+')
    .replace(/\s+/g, ' ')
    .trim();
  const links = [...body.matchAll(/<a\b[^>]*?href=(["'])(.*?)\1/g)].map(([, , href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#43;', '+'),
  );
  return { words, links };
}

function golden(): readonly Golden[] {
  return readFileSync(GOLDEN, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Tags of other shapes are code for Word. */
function tagsIn(html: string): readonly string[] {
  return tagPieces(html).flatMap(({ text, isTag }) => (isTag && text.startsWith('{{') ? [text] : []));
}

it('writes mails for listmonk with the tags that Go has filled in', () => {
  expect(golden().map(({ name, tags }) => ({ name, tags }))).toEqual(
    MAILS.map(([name, source]) => ({ name, tags: tagsIn(exported(source).mail) })),
  );
});

it('says to each reader what the source says, by Go', () => {
  const [own, loops, liquid] = golden().map(({ sent }) => sent);
  expect(own?.map(({ words }) => words)).toEqual([
    'Hi Ada, Köln & Bonn out [public.view] t u',
    'Hi Ben, out [public.view] t u',
    'Hi , out [public.view] t u',
  ]);
  expect(own?.[0]?.links).toEqual([
    'https://lists.example/unsubscribe?a=1&b=2',
    'https://lists.example/message',
    'https://lists.example/link?to=https://a.example',
    'https://lists.example/link?to=https://b.example/?x=1&y=2',
  ]);
  expect(loops?.map(({ words }) => words)).toEqual([
    'Hi Ada For pros Tea for Ada Lovelace Milk & honey for Ada Lovelace go out',
    'Hi Ben For some plan go out',
    'Hi friend For all go out',
  ]);
  expect(loops?.[0]?.links[0]).toBe('https://a.example/?e=ada%2Bnews%40a.example&c=K%c3%b6ln%20%26%20Bonn');
  expect(liquid?.map(({ words }) => words)).toEqual([
    'Hi ada+news@a.example blue Another Pro of Köln Tea of Köln & Bonn Milk & honey of Köln & Bonn go',
    'Hi ben@b.example Twelve Many go',
    'Hi x@c.example Another go',
  ]);
  expect(liquid?.[0]?.links).toEqual(['https://a.example/?c=K%C3%B6ln+%26+Bonn']);
});

if (DEEP)
  it.skipIf(!HAS_GO)(
    `is filled in by Go itself${HAS_GO ? '' : ', which is not installed'}`,
    { timeout: 120_000 },
    async () => {
      const mails = MAILS.map(([, source]) => exported(source));
      const sent = filledByGo(mails);
      const now = MAILS.map(([name], index): Golden => {
        const { mail = '' } = mails[index] ?? {};
        return { name, tags: tagsIn(mail), sent: (sent[index] ?? []).map(said) };
      });
      await expect(now.map((each) => `${JSON.stringify(each)}\n`).join('')).toMatchFileSnapshot(GOLDEN);
    },
  );
