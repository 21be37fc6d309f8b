import { blockRegistry } from '@mailwright/blocks';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  MAX_WEB_FONTS,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { convertMail } from '../html/convert-html.ts';
import { convertIsland } from '../html/convert-island.ts';
import type { FidelityReport } from '../imported.ts';
import { column, imported, saidOf, section, text } from '../testing/mjml-parts.ts';

const GOOGLE = 'https://fonts.googleapis.com/';
const SANS = 'Arial, Helvetica, sans-serif';

/** The mail of an HTML with this in its head, its words in this stack. */
function converted(head: string, stack = 'Lato, Tahoma, sans-serif') {
  const html = `<!doctype html><html><head>${head}</head><body style="margin:0"><table width="600"><tr><td style="font-family:${stack};font-size:16px">Hello you</td></tr></table></body></html>`;
  const mail = convertMail(html, DEFAULT_SETTINGS, { scope: 'mw-c' });
  if (!mail) throw new Error('Nothing was converted');
  const { html: sent } = renderDocument(mail.document, { registry: blockRegistry, assetBase: '', title: 'T' });
  return { mail, sent, fonts: mail.document.settings.webFonts, left: leftOf(mail.report) };
}

function leftOf({ findings }: FidelityReport) {
  return findings.flatMap(({ reason, part, detail }) =>
    reason === 'setting-left-out' && part === 'font' ? [detail] : [],
  );
}

const LATO = { name: 'Lato', fallback: 'Tahoma, Geneva, sans-serif' };

describe('the web fonts of foreign HTML are those of the mail', () => {
  it('where it links a style sheet, whichever way its address is written', () => {
    const { mail, fonts, sent, left } = converted(
      `<link rel="stylesheet" href="//fonts.googleapis.com/css?family=Lato:400,700|Open+Sans&amp;display=swap">`,
    );
    const url = `${GOOGLE}css?family=Lato:400,700|Open+Sans&display=swap`;
    expect(fonts).toEqual([
      { ...LATO, url },
      { name: 'Open Sans', url, fallback: SANS },
    ]);
    expect(mail.document.settings.paragraphFonts).toBe("'Lato', Tahoma, Geneva, sans-serif");
    expect(sent).toContain(`<link href="${url.replaceAll('&', '&amp;')}" rel="stylesheet">`);
    expect(left).toEqual([]);
  });

  it('where it imports one', () => {
    const { fonts } = converted(
      `<style>@import url('${GOOGLE}css2?family=Lato:wght@400;700&family=PT+Serif'); td{color:red}</style>`,
    );
    expect(fonts?.map(({ name }) => name)).toEqual(['Lato', 'PT Serif']);
    expect(fonts?.[0]?.url).toBe(`${GOOGLE}css2?family=Lato:wght@400;700&family=PT+Serif`);
  });

  it('where it declares one by the files of Google', () => {
    const rule = `@font-face{font-family:'Lato';src:url(https://fonts.gstatic.com/s/lato/v1/x.woff2)}`;
    expect(converted(`<style>${rule}${rule}</style>`).fonts).toEqual([
      { ...LATO, url: `${GOOGLE}css?family=Lato:400,700&display=swap` },
    ]);
  });

  it('as the rule that it is, where the files are others, and only if something is written in it', () => {
    const rule = (name: string) => `@font-face{font-family:"${name}";src:url(https://a.example/${name}.woff2)}`;
    const { mail, fonts, sent } = converted(`<style>${rule('Ours')}${rule('Other')}</style>`, "'Ours', Georgia, serif");
    expect(fonts).toBeUndefined();
    expect(mail.document.customStyles).toBe(rule('Ours'));
    expect(sent).toContain('https://a.example/Ours.woff2');
    expect(sent).not.toContain('Other.woff2');
  });

  it('or told, where its address does not say what it declares', () => {
    const { left } = converted('<link rel="stylesheet" href="https://use.typekit.net/abc.css">');
    expect(left).toEqual(['https://use.typekit.net/abc.css']);
  });

  it('or told, where there are more than a mail has: those first in which something is written', () => {
    const families = Array.from({ length: MAX_WEB_FONTS + 2 }, (_, index) => `Face ${index}`);
    const href = `${GOOGLE}css?family=${[...families, 'Lato'].join('|').replaceAll(' ', '+')}`;
    const { fonts, left } = converted(`<link rel="stylesheet" href="${href}">`);
    expect(fonts?.map(({ name }) => name)).toEqual(['Lato', ...families.slice(0, MAX_WEB_FONTS - 1)]);
    expect(left).toEqual(families.slice(MAX_WEB_FONTS - 1));
  });

  it('and code that stays finds them linked, as it writes them', () => {
    const { fonts, sent } = converted(
      `<link rel="stylesheet" href="${GOOGLE}css?family=Lato">`,
      'Arial"><form style=\'font-family:Lato,serif\'>Stays<input></form><b style="',
    );
    expect(fonts?.map(({ name }) => name)).toEqual(['Lato']);
    expect(sent).toContain('<form');
    expect(sent).toContain(`<link href="${GOOGLE}css?family=Lato" rel="stylesheet">`);
  });
});

it('a block of HTML adds its fonts to those of the mail, and changes no other block', () => {
  const words: DocumentNode = {
    id: 't',
    type: 'text',
    props: { content: [{ type: 'paragraph' }] },
    style: { fontFamily: 'Lato, serif' },
  };
  const source = `<style>@import "${GOOGLE}css?family=Lato";</style><p style="font-family:Lato,Georgia">Hi</p>`;
  const island: DocumentNode = { id: 'h', type: ISLAND_TYPE, props: { source }, style: {} };
  const roboto = { name: 'Roboto', url: `${GOOGLE}css2?family=Roboto`, fallback: SANS };
  const nodeOf = (id: string, type: string, props: DocumentNode['props'], children: readonly DocumentNode[]) =>
    ({ id, type, props, style: {}, children }) satisfies DocumentNode;
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const mail: EmailDocument = {
    formatVersion: 1,
    settings: { ...DEFAULT_SETTINGS, webFonts: [roboto] },
    nodes: [
      nodeOf('w', 'page-wrapper', {}, [
        nodeOf('s', 'section', props, [nodeOf('c', 'column', { gap: 0 }, [words, island])]),
      ]),
    ],
  };
  const result = convertIsland(mail, 'h', { scope: 'mw-c' });
  const blocks = result?.document.nodes[0]?.children?.[0]?.children?.[0]?.children;
  expect(result?.document.settings.webFonts?.map(({ name }) => name)).toEqual(['Roboto', 'Lato']);
  expect(blocks?.[0]).toEqual(words);
  expect(blocks?.[1]?.style.fontFamily).toBe("'Lato', Georgia, serif");
});

describe('the web fonts of MJML are those of the mail', () => {
  const words = (stack: string) => [section([column([text('Hello', {}, `font-family:${stack}`)])])];
  const ubuntu = { name: 'Ubuntu', url: `${GOOGLE}css?family=Ubuntu:300,400,500,700` };

  it('its own, and those of MJML itself where something is written in them', async () => {
    const raleway = { name: 'Raleway', url: `${GOOGLE}css?family=Raleway` };
    const roboto = { name: 'Roboto', url: `${GOOGLE}css?family=Roboto`, implied: true } as const;
    const head = { fonts: [roboto, { ...ubuntu, implied: true } as const, raleway] };
    const mail = await imported(words('Ubuntu, Helvetica, Arial, sans-serif'), head);
    expect(mail.document.settings.webFonts).toEqual([
      { ...ubuntu, fallback: 'Helvetica, Arial, sans-serif' },
      { ...raleway, fallback: SANS },
    ]);
    expect(saidOf(mail)).toEqual(['kept mj-text text']);
  });

  it('also those that its styles import and that its head links', async () => {
    const raw = `<link href="${GOOGLE}css?family=Lora" rel="stylesheet"><link rel="preconnect" href="https://fonts.gstatic.com">`;
    const styles = [`@import url(${GOOGLE}css?family=Karla);`];
    const mail = await imported(words('Karla, serif'), { raw, styles });
    expect(mail.document.settings.webFonts?.map(({ name }) => name)).toEqual(['Karla', 'Lora']);
    expect(saidOf(mail)).toEqual(['kept mj-text text']);
  });

  it('or told, where they have no address that a mail may load from', async () => {
    const mail = await imported(words('X, serif'), { fonts: [{ name: 'X', url: 'ftp://a.example/x.css' }] });
    expect(mail.document.settings.webFonts).toBeUndefined();
    expect(saidOf(mail)).toContain('changed mj-font page-wrapper setting-left-out X');
  });
});
