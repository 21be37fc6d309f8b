import { blockRegistry } from '@mailwright/blocks';
import {
  changedLinks,
  contentOf,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  findNode,
  type JsonObject,
  type MailTracking,
  readDocument,
  trackedMail,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { renderText } from '../render-text.ts';

const PARAMETERS = [
  { name: 'utm_source', value: 'news' },
  { name: 'utm_id', value: '{{ userId }}' },
];
const ADDED = 'utm_source=news&utm_id={{ userId }}';
const HTML = '<p><a href="https://code.example/?a=1&amp;b=2#x">Code</a></p>';

const link = (href: string, more: JsonObject = {}) => ({ href, target: '_self', title: '', ...more });
const linked = (text: string, href: string, more: JsonObject = {}) => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href, ...more } }],
});

function block(id: string, type: string, props: JsonObject): DocumentNode {
  const tile = blockRegistry.get(type)?.tiles[0]?.create();
  return { id, type, props: { ...tile?.props, ...props }, style: {} };
}

function mailWith(tracking?: MailTracking): EmailDocument {
  const blocks = [
    block('button', 'button', { label: 'Shop', link: link('https://shop.example/#top') }),
    block('own', 'button', {
      label: 'Own',
      link: link('https://own.example', { tracking: [{ name: 'utm_source', value: 'own' }] }),
    }),
    block('none', 'button', { label: 'None', link: link('https://none.example', { tracking: 'none' }) }),
    block('text', 'text', {
      content: [
        {
          type: 'paragraph',
          content: [
            linked('Read ', 'https://blog.example'),
            {
              ...linked('more', 'https://blog.example'),
              marks: [...linked('', 'https://blog.example').marks, { type: 'bold' }],
            },
            linked('Write', 'mailto:a@blog.example'),
            linked('Stop', '{{ unsubscribe }}'),
          ],
        },
      ],
    }),
    block('menu', 'menu', { items: [{ id: 'first', label: 'Home', link: link('https://menu.example') }] }),
    block('follow', 'social-follow', { items: [{ id: 'x', network: 'x', url: 'https://x.com/acme' }] }),
    block('qr', 'qr-code', { url: 'https://qr.example', src: 'https://qr.example/qr.png', alt: 'Code' }),
    block('html', 'html', { source: HTML }),
  ];
  const column = { id: 'c', type: 'column', props: { gap: 0 }, style: {}, children: blocks };
  const section = {
    id: 's',
    type: 'section',
    props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
    style: {},
    children: [column],
  };
  const wrapper = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [section] };
  const settings = { ...DEFAULT_SETTINGS, ...(tracking && { tracking }) };
  return readDocument({ formatVersion: 1, settings, nodes: [wrapper] }, blockRegistry).document;
}

const options = { registry: blockRegistry, assetBase: '', title: 'Mail', mergeSyntax: '*|name|*' };
const content = { registry: blockRegistry, foreign: islandContent };
const html = (mail: EmailDocument) => renderDocument(trackedMail(mail, content), options).html.replaceAll('&amp;', '&');

describe('the parameters of a mail', () => {
  it('stand in the addresses of its links, in HTML and in plain text, with fields as the sender writes them', () => {
    const mail = mailWith({ parameters: PARAMETERS });
    const sent = html(mail);
    const text = renderText(trackedMail(mail, content), options);
    const added = 'utm_source=news&utm_id=*|userId|*';
    for (const out of [sent, text]) {
      expect(out).toContain(`https://shop.example/?${added}#top`);
      expect(out).toContain(`https://blog.example?${added}`);
      expect(out).toContain(`https://menu.example?${added}`);
      expect(out).toContain('https://own.example?utm_source=own&utm_id=*|userId|*');
      expect(out).not.toContain('none.example?');
      expect(out).not.toContain('mailto:a@blog.example?');
      expect(out).not.toContain('x.com/acme?');
      expect(out).not.toContain('qr.example?');
    }
    expect(sent).toContain('href="*|unsubscribe|*"');
  });

  it('are in foreign HTML only where the mail says so, and then change nothing else of it', () => {
    const kept = '<p><a href="https://code.example/?a=1&b=2#x">Code</a></p>';
    expect(html(mailWith({ parameters: PARAMETERS }))).toContain(kept);
    const [tracked] = [trackedMail(mailWith({ parameters: PARAMETERS, inCode: true }), content)];
    expect(findNode(tracked, 'html')?.props.source).toBe(
      HTML.replace('b=2', `b=2&amp;${ADDED.replaceAll('&', '&amp;')}`),
    );
  });

  it('leave a mail without any as the very same object', () => {
    const mail = mailWith();
    const plain = { ...mail, nodes: mail.nodes };
    const own = findNode(plain, 'own');
    expect(own?.props.link).toMatchObject({ tracking: [{ name: 'utm_source', value: 'own' }] });
    // A link may have parameters of its own where the mail has none.
    expect(html(mail)).toContain('https://own.example?utm_source=own"');
    const without = { ...mail, nodes: mailWith().nodes.map((node) => ({ ...node, children: [] })) };
    expect(trackedMail(without, content)).toBe(without);
  });
});

describe('a link is changed in its place', () => {
  const mail = mailWith({ parameters: PARAMETERS });
  const places = (id: string) =>
    contentOf(mail, content).filter(({ kind, nodeId }) => kind === 'link' && nodeId === id);
  const change = (id: string, count: number, to: Parameters<typeof changedLinks>[2]) => {
    const node = findNode(mail, id);
    if (!node) throw new Error(id);
    return changedLinks(node, places(id).slice(0, count), to, content);
  };

  it('in a field, a list, all runs of a text and foreign HTML', () => {
    expect(change('button', 1, { href: 'https://new.example' })).toEqual({ link: link('https://new.example') });
    expect(change('menu', 1, { tracking: 'none' })).toEqual({
      items: [{ id: 'first', label: 'Home', link: link('https://menu.example', { tracking: 'none' }) }],
    });
    expect(change('follow', 1, { href: 'https://x.com/new' })).toEqual({
      items: [{ id: 'x', network: 'x', url: 'https://x.com/new' }],
    });
    const { content: text } = change('text', 2, { href: 'https://new.example', tracking: 'none' }) as {
      content: [{ content: JsonObject[] }];
    };
    const marks = text[0].content.map((run) => (run.marks as JsonObject[])[0]?.attrs);
    const changed = { href: 'https://new.example', tracking: 'none' };
    expect(marks).toEqual([changed, changed, { href: 'mailto:a@blog.example' }, { href: '{{ unsubscribe }}' }]);
    expect(change('html', 1, { href: 'https://new.example/?a&b' })).toEqual({
      source: '<p><a href="https://new.example/?a&amp;b">Code</a></p>',
    });
  });

  it('and is given the parameters of the mail again', () => {
    expect(change('none', 1, { tracking: null })).toEqual({ link: link('https://none.example') });
    expect(change('none', 1, {})).toEqual({});
  });
});

describe('links to unsubscribe by, which say so to readers alone,', () => {
  const plain = 'https://a.example/l?id=1';
  const shop = 'https://a.example/shop';

  it('take no parameters, whatever their runs look like and wherever their words stand', () => {
    const runs = [linked('Ab', plain), linked('melden', plain), linked(' Shop', shop)];
    const html = `<p><a href="${plain}"><b>Se</b> d&eacute;sabonner</a> <a href="${plain}"><img src="x.png" alt="Darse de baja"></a> <a href="${shop}">Shop</a> abmelden</p>`;
    const blocks = [
      block('runs', 'text', { content: [{ type: 'paragraph', content: runs }] }),
      block('button', 'button', { label: 'Newsletter abbestellen', link: link(plain) }),
      block('menu', 'menu', { items: [{ id: 'a', label: 'Darse de baja', link: link(plain) }] }),
      block('html', 'html', { source: html }),
    ];
    const mail = mailWith({ parameters: PARAMETERS, inCode: true });
    const sent = JSON.stringify(
      trackedMail({ ...mail, nodes: blocks }, { registry: blockRegistry, foreign: islandContent }).nodes,
    );
    expect(sent.split(plain)).toHaveLength(7);
    expect(sent).not.toContain(`${plain}&`);
    expect(sent.split(`${shop}?utm_source`)).toHaveLength(3);
  });
});
