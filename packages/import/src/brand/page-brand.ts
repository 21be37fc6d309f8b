import { type ColorUse, createColorTally, hexColor, type SOCIAL_NETWORK_IDS, webSafeFont } from '@mailwright/blocks';
import { type BrandProposal, isPictureAddress, LIMITS } from '@mailwright/contract';
import { type HtmlElement, isElement, parseHtml } from '@mailwright/island';
import { type Declaration, readDeclarations, readStyleSheet } from '../html/css/style-sheet.ts';
import { attribute, textValue } from '../html/dom.ts';

const MAX = LIMITS.brand;

/** Style sheets of a page that are looked at, and characters of each. */
const PAGE_STYLE_SHEETS = 4;
export const PAGE_CSS_LENGTH = 600_000;

/** Characters of one value; what is longer says nothing that is looked for here. */
const VALUE_LENGTH = 300;

/** Elements whose own styles are read. */
const STYLED_ELEMENTS = 3000;

const NETWORK_HOSTS: Readonly<Record<string, (typeof SOCIAL_NETWORK_IDS)[number]>> = {
  'facebook.com': 'facebook',
  'instagram.com': 'instagram',
  'linkedin.com': 'linkedin',
  'x.com': 'x',
  'twitter.com': 'x',
  'youtube.com': 'youtube',
  'pinterest.com': 'pin',
  'vk.com': 'vk',
};

/** A page taken apart once, for its style sheets and for what it says of a brand. */
export interface ReadPage {
  /** Addresses of style sheets, first ones. */
  readonly styleSheets: readonly string[];
  /** `sheets`: what is in the style sheets that could be had. */
  brand(sheets: readonly string[]): BrandProposal;
}

/** The whole address that a link of the page leads to, as it is written by `URL.href`; null where it leads nowhere. */
type Resolve = (href: string) => string | null;

/** Reads a page of the web; null when it is larger or deeper than any page. Nothing of it is run. */
export function readPage(html: string, resolve: Resolve): ReadPage | null {
  const page = parseHtml(html);
  if (!page) return null;
  const elements: HtmlElement[] = [];
  const visit = (node: HtmlElement | typeof page): void => {
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      elements.push(child);
      visit(child);
    }
  };
  visit(page);
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  return {
    styleSheets: named('link')
      .filter((link) => /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(link, 'rel')))
      .flatMap((link) => resolve(attribute(link, 'href')) ?? [])
      .filter((href) => /^https?:/.test(href))
      .slice(0, PAGE_STYLE_SHEETS),

    brand(sheets) {
      const colors = createColorTally();
      const fonts = { heading: null as string | null, body: null as string | null };
      const theme = named('meta').find((meta) => attribute(meta, 'name').toLowerCase() === 'theme-color');
      if (theme) colors.add(attribute(theme, 'content'), 'button', 5);
      const inline = named('style').map((style) => style.childNodes.map((node) => textValue(node) ?? '').join(''));
      const variables = new Map<string, string>();
      const rules = [...inline, ...sheets].flatMap((css) => readStyleSheet(css.slice(0, PAGE_CSS_LENGTH)).rules);
      for (const { declarations } of rules) {
        for (const { name, value } of declarations) {
          if (name.startsWith('--') && value.length <= VALUE_LENGTH) variables.set(name, value);
        }
      }
      const read = (declarations: readonly Declaration[], selector: string) => {
        for (const { name, value } of declarations) {
          if (value.length > VALUE_LENGTH) continue;
          const plain = value.replace(
            /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g,
            (_, variable) => variables.get(variable) ?? '',
          );
          if (name === 'font-family') {
            const font = webSafeFont(plain);
            if (/(?:^|[\s,>])h[1-3](?:$|[\s,:.])/.test(selector)) fonts.heading ??= font;
            else if (/^(?:html|body|:root|\*|p)(?:$|[\s,:.])/.test(selector)) fonts.body ??= font;
          }
          const use = paintedBy(name, selector);
          if (use) for (const color of colorsIn(plain)) colors.add(color, use);
        }
      };
      for (const { selectors, declarations } of rules) read(declarations, selectors.join(', ').slice(0, 500));
      for (const element of elements.slice(0, STYLED_ELEMENTS)) {
        const style = attribute(element, 'style');
        if (style !== '') read(readDeclarations(style.slice(0, 2000)), element.tagName);
        if (attribute(element, 'bgcolor') !== '') colors.add(attribute(element, 'bgcolor'), 'background');
      }
      const company = companyOf(elements);
      return {
        colors: colors.found(),
        fonts: { heading: fonts.heading ?? fonts.body, body: fonts.body },
        logo: logoOf(elements, resolve, company),
        button: null,
        social: profilesOf(named('a'), resolve),
        footer: { company, address: addressOf(named('address')), reason: '' },
      };
    },
  };
}

/** Returns the use of the color in a declaration; null for a declaration that tells nothing about a brand. */
function paintedBy(name: string, selector: string): ColorUse | null {
  const isButton = /btn|button|\bcta\b/i.test(selector);
  if (name === 'background-color' || name === 'background') return isButton ? 'button' : 'background';
  if (name === 'color') return /(?:^|[\s,>])a(?:$|[\s,:.])/.test(selector) ? 'link' : 'text';
  if (name === 'border-color' || name === 'fill') return 'border';
  if (/^--.*(?:brand|primary|accent)/i.test(name)) return 'button';
  return null;
}

/** The colors of a value, without addresses: a `url()` may be as long as it likes. */
function colorsIn(value: string): readonly string[] {
  if (value.length > VALUE_LENGTH || /url\(/i.test(value)) return [];
  const parts = value.match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|\b[a-z]+\b/gi) ?? [];
  return parts.filter((part) => hexColor(part) !== '').slice(0, 4);
}

function logoOf(elements: readonly HtmlElement[], resolve: Resolve, company: string): BrandProposal['logo'] {
  const images = elements.filter(({ tagName }) => tagName === 'img');
  const looks = (element: HtmlElement) =>
    ['src', 'class', 'id', 'alt'].some((name) => /logo|brand/i.test(attribute(element, name).slice(0, 300)));
  const metaIcon = elements.find(
    (element) => element.tagName === 'link' && /apple-touch-icon/i.test(attribute(element, 'rel')),
  );
  const candidates = [...images.filter(looks).map((image) => attribute(image, 'src'))];
  if (metaIcon) candidates.push(attribute(metaIcon, 'href'));
  for (const candidate of candidates) {
    const href = resolve(candidate) ?? '';
    if (/^https?:/.test(href) && href.length <= MAX.address && isPictureAddress(href))
      return { src: href, alt: company };
  }
  return { src: '', alt: '' };
}

function profilesOf(links: readonly HtmlElement[], resolve: Resolve): BrandProposal['social'] {
  const profiles = new Map<string, string>();
  for (const link of links) {
    const url = resolve(attribute(link, 'href')) ?? '';
    const [, host = '', path = ''] = /^https?:\/\/(?:www\.|m\.|[a-z]{2}\.)?([a-z.]+)(\/[^?#]*)/.exec(url) ?? [];
    const network = NETWORK_HOSTS[host];
    // Buttons to share a page lead to these hosts too.
    if (!network || path.length < 2 || /\/(?:share|sharer|intent|pin\/create|dialog)\b/.test(path)) continue;
    if (url.length <= MAX.address && !profiles.has(network)) profiles.set(network, url);
  }
  return [...profiles].map(([network, url]) => ({ network, url }));
}

function companyOf(elements: readonly HtmlElement[]): string {
  const site = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'property') === 'og:site_name',
  );
  const title = elements.find(({ tagName }) => tagName === 'title');
  const named = site ? attribute(site, 'content') : (words(title).split(/\s[|–—·-]\s/)[0] ?? '');
  return named.replace(/\s+/g, ' ').trim().slice(0, MAX.text);
}

function addressOf([address]: readonly HtmlElement[]): string {
  return words(address).replace(/\s+/g, ' ').trim().slice(0, MAX.footer);
}

function words(element: HtmlElement | undefined): string {
  if (!element) return '';
  return element.childNodes.map((node) => (isElement(node) ? words(node) : (textValue(node) ?? ''))).join(' ');
}
