import { loadPaste, mailUrl } from '@mailwright/blocks';
import { PROFILES, recognizeProfile, type SendingProfile } from '@mailwright/contract';
import {
  DEFAULT_SETTINGS,
  type DocumentNode,
  type GeneralSettings,
  HEADING_LEVELS,
  ISLAND_TYPE,
} from '@mailwright/document';
import { assembleDocument, sectionNodes } from '../assemble-document.ts';
import { importedFonts, withoutFontImports } from '../fonts/fonts-in-css.ts';
import { fontsOfMarkup } from '../fonts/fonts-in-html.ts';
import { withFonts } from '../fonts/with-fonts.ts';
import type { Imported } from '../imported.ts';
import { htmlContent } from '../law/html-content.ts';
import { noteRelative } from '../law/relative-addresses.ts';
import { type SaidBySource, tellLost } from '../law/tell-lost.ts';
import { createReportCollector, type ReportCollector } from '../report-collector.ts';
import type { MjmlHead, MjmlPart, MjmlTree } from './mjml-tree.ts';
import { FLUSH } from './read-code.ts';
import { readBlocks } from './read-column.ts';
import { readHero } from './read-hero.ts';
import { inSections, readSection, readWrapper } from './read-section.ts';
import { isUnsafe, isUnsafeCss, leftOut, type Reading } from './reading.ts';
import { wordsOf } from './text-html.ts';
import { colorOf, lengthOf, letteringOf } from './values.ts';

export interface ImportedMjml extends Imported {
  readonly title: string;
  /** First words shown beside the subject; info of a template, not part of its document. */
  readonly preHeader: string;
  /** The sending system whose tags are in it: that for which columns stand between tags, which are read with it. */
  readonly profile: SendingProfile | undefined;
}

/** Makes a mail of a tree of MJML, part by part, and says what became of each. */
export async function importMjml({ head: written, body, includes }: MjmlTree): Promise<ImportedMjml> {
  const { note, report } = createReportCollector();
  const imports = importedFonts(written.styles.join('\n'));
  const head = { ...written, styles: written.styles.map(withoutFontImports) };
  const linked = fontsOfMarkup(head.raw);
  const styles = head.styles.join('\n');
  const said = saidByMjml(body);
  const reading: Reading = {
    note,
    targets: new Set(said.links.flatMap((link) => (link.startsWith('#') ? [link.slice(1)] : []))),
    paste: await loadPaste(),
    isStyled: (name) => new RegExp(`\\.${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(styles),
    profile: recognizeProfile([...saidIn(body), head.title, head.preview], PROFILES),
    underlines: [],
  };
  noteHead(linked.isAll ? { ...head, raw: '' } : head, note);
  for (const detail of includes) note({ fidelity: 'dropped', part: 'mj-include', reason: 'no-counterpart', detail });
  for (const detail of leftOut(body, reading))
    note({ fidelity: 'changed', part: body.tag, reason: 'setting-left-out', detail });
  const sections = inSections(body, reading).flatMap((part) => readRoot(part, reading));
  noteRelative(sections, { note });
  tellLost(said, sections, [head.title, head.preview], { note, report });
  const mail = assembleDocument({
    settings: settingsOf(head, body, reading),
    wrapperStyle: FLUSH,
    sections,
    customStyles: customStylesOf(head, sections, note),
  });
  const fonts = { found: [...head.fonts, ...imports.fonts, ...linked.fonts] };
  const document = withFonts(mail, fonts, { note }, 'mj-font');
  return {
    ...{ document, report: report(), profile: reading.profile },
    ...{ title: plain(head.title), preHeader: plain(head.preview) },
  };
}

/** All texts and values in which a sending system may show itself. */
function saidIn(part: MjmlPart): readonly string[] {
  const own = part.given.flatMap((name) => part.attributes[name] ?? []);
  return [part.content, ...own, ...part.children.flatMap(saidIn)].filter((text) => text !== '');
}

function readRoot(part: MjmlPart, reading: Reading): readonly DocumentNode[] {
  switch (part.tag) {
    case 'mj-section':
      return readSection(part, false, reading);
    case 'mj-wrapper':
      return readWrapper(part, reading);
    case 'mj-hero':
      return readHero(part, reading);
    default:
      return sectionNodes({ columns: [{ share: 1, style: FLUSH, nodes: readBlocks([part], reading) }], style: FLUSH });
  }
}

/** Headings and texts bring their own looks; the settings are what new ones begin with. */
function settingsOf({ lang, dir }: MjmlHead, body: MjmlPart, { underlines }: Reading): Partial<GeneralSettings> {
  const background = colorOf(body.attributes['background-color']) || '#ffffff';
  const font = letteringOf(firstText(body)?.attributes ?? {}, 'text').fontFamily;
  const headings = HEADING_LEVELS.map((level) => [level, { ...DEFAULT_SETTINGS.headings[level], bottomSpace: 0 }]);
  return {
    width: lengthOf(body.attributes.width) ?? 600,
    padding: 0,
    bgColor: background,
    outerColor: background,
    headings: Object.fromEntries(headings),
    underlineLinks: underlines.filter(Boolean).length * 2 > underlines.length,
    ...(lang && lang !== 'und' && { lang }),
    ...(dir === 'rtl' && { dir }),
    ...(font && { paragraphFonts: font, headerFonts: font }),
  };
}

function firstText(part: MjmlPart): MjmlPart | undefined {
  if (part.tag === 'mj-text') return part;
  for (const child of part.children) {
    const found = firstText(child);
    if (found) return found;
  }
  return undefined;
}

function noteHead(head: MjmlHead, note: ReportCollector['note']): void {
  if (head.raw.trim() !== '') {
    const reason = isUnsafe(head.raw) ? 'unsafe' : 'own-markup';
    note({ fidelity: 'dropped', part: 'mj-raw', reason, detail: 'mj-head' });
  }
  for (const detail of head.htmlAttributes) {
    note({ fidelity: 'dropped', part: 'mj-html-attributes', reason: 'no-counterpart', detail });
  }
}

/**
 * Blocks have the author's CSS in them by now. The rules themselves are for what stays code: there they change it on
 * hover and on small screens.
 */
function customStylesOf(head: MjmlHead, sections: readonly DocumentNode[], note: ReportCollector['note']): string {
  const code = holdsCode(sections);
  const wanted = (code ? [...head.styles, head.ownStyles] : head.styles.filter((css) => /@media|:hover/.test(css)))
    .map((css) => css.trim())
    .filter((css) => css !== '');
  const safe = wanted.filter((css) => !isUnsafeCss(css));
  if (safe.length < wanted.length) note({ fidelity: 'dropped', part: 'mj-style', reason: 'unsafe' });
  if (code) return safe.join('\n');
  if (safe.length > 0) note({ fidelity: 'dropped', part: 'mj-style', reason: 'setting-left-out', detail: '@media' });
  return '';
}

function holdsCode(nodes: readonly DocumentNode[]): boolean {
  return nodes.some(({ type, children = [] }) => type === ISLAND_TYPE || holdsCode(children));
}

function plain(text: string): string {
  return wordsOf(text).slice(0, 500);
}

/** Attributes that hold words for readers; of all others the part itself says what it leaves out. */
const WORDS = ['alt', 'title'] as const;

/** Attributes that lead somewhere, and those that show a picture. */
const LINKS = ['href'] as const;
const IMAGES = ['src', 'background-url', 'thumbnails-src', 'icon-wrapped-url', 'icon-unwrapped-url'] as const;

function isRefused(address: string): boolean {
  return mailUrl(address, '', (name) => `{{${name}}}`) === '';
}

/** Everything that the parts of a mail in MJML say, in their order: what its author gave, not what MJML adds. */
function saidByMjml(body: MjmlPart): SaidBySource {
  const found = { words: [] as string[], links: [] as string[], images: [] as string[], names: [] as string[] };
  const texts: string[] = [];
  const collect = (part: MjmlPart): void => {
    const given = (name: string) => (part.given.includes(name) ? (part.attributes[name]?.trim() ?? '') : '');
    // Icons of networks are ours; an address that no mail may carry is named by its part.
    const images = part.tag === 'mj-social-element' ? [] : IMAGES.map(given).filter((src) => !isRefused(src));
    const links = LINKS.map(given).filter((href) => !isRefused(href));
    found.links.push(...links);
    found.images.push(...images);
    texts.push(...links, ...images, ...WORDS.map(given));
    if (part.children.length === 0 && part.content.trim() !== '') {
      const content = htmlContent(part.content);
      for (const key of ['words', 'links', 'images', 'names'] as const) found[key].push(...content[key]);
      texts.push(...content.words, ...content.addresses, ...content.comments);
    }
    for (const child of part.children) collect(child);
  };
  collect(body);
  return { ...found, texts };
}
