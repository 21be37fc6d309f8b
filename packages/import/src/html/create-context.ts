import { wordLists } from '@mailwright/blocks';
import type { ConditionReader } from '@mailwright/contract';
import { documentTitle, type HtmlElement, isElement, isWholeHtml, parseHtml } from '@mailwright/island';
import { declaredFonts, importedFonts } from '../fonts/fonts-in-css.ts';
import { linkedFonts } from '../fonts/fonts-in-html.ts';
import type { SourceFonts } from '../fonts/with-fonts.ts';
import type { ReportCollector } from '../report-collector.ts';
import { linkTargets } from './anchors.ts';
import { type Cascade, createCascade } from './css/cascade.ts';
import { readStyleSheet, type StyleSheet } from './css/style-sheet.ts';
import { isForDark, withDarkRules } from './dark-colors.ts';
import { attribute } from './dom.ts';
import type { ImportContext, View } from './import-context.ts';
import { createTwinTest } from './law/twin-test.ts';
import { createTextLooks, type TextStyle } from './look/text-style.ts';
import { textOf } from './recognize/hidden.ts';
import { findTemplateTags } from './template-tags.ts';

/** The widths at which a mail is looked at, CSS pixels: those of our canvas. */
const WIDTHS = { desktop: 1024, phone: 375 } as const;

export interface HtmlOptions {
  /** The class that keeps the CSS of code that stays to itself. */
  readonly scope: string;
  /** CSS that counts for the HTML from outside of it. */
  readonly css?: string;
  /** Reads conditions and repeats around whole parts; without it these stay code. */
  readonly branches?: ConditionReader;
  /** Width of an image's file, CSS pixels; 0 where it is not known. */
  readonly imageWidth?: (src: string) => number;
}

/** Foreign HTML, parsed, with everything that is needed to convert it. */
export interface HtmlSource {
  readonly context: ImportContext;
  readonly html: HtmlElement;
  readonly body: HtmlElement;
  readonly sheet: StyleSheet;
  readonly cascade: Cascade;
  /** That it brings along. */
  readonly fonts: () => SourceFonts;
  /** '' where it says none. */
  readonly title: string;
}

/** Parses foreign HTML; null when it is deeper or larger than any mail. `root` is what text around it looks like. */
export function createContext(
  source: string,
  { css = '', imageWidth = () => 0, branches }: HtmlOptions,
  root: TextStyle,
  linkColor: string,
  report: ReportCollector,
): HtmlSource | null {
  const document = parseHtml(source, { locations: true });
  const html = document?.childNodes.filter(isElement)[0];
  const body = html?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  if (!html || !body) return null;
  const isWhole = isWholeHtml(source);
  const elements = allIn(html);
  const styles = [css, ...elements.filter(({ tagName }) => tagName === 'style').map(sheetOf)].join('\n');
  const sheet = readStyleSheet(styles);
  const cascade = createCascade(sheet.rules, WIDTHS.desktop);
  // A fragment has no body of its own; the parser's has no look.
  const view = (own: Cascade): View => {
    const declared: Cascade['declared'] = (element) =>
      element === body && !isWhole ? NO_DECLARATIONS : own.declared(element);
    return { css: declared, text: createTextLooks({ ...own, declared }, root) };
  };
  const desktop = view(cascade);
  const darkRules = withDarkRules(sheet.rules);
  const hasDark = darkRules.some(isForDark);
  const context: ImportContext = {
    source,
    desktop,
    dark: hasDark ? view(createCascade(darkRules, WIDTHS.desktop, 'dark')) : desktop,
    phone: view(createCascade(sheet.rules, WIDTHS.phone)),
    dir: desktop.text(body).dir,
    wordLists: wordLists(source),
    tags: findTemplateTags(source, elements),
    branches: branches ?? null,
    isLiquid: LIQUID.test(source),
    report,
    linkColor,
    imageWidth,
    ...unread(isWhole, linkTargets(body)),
    stays: new Set(),
    isTwin: createTwinTest(source),
  };
  const fonts = (): SourceFonts => {
    const linked = linkedFonts(elements);
    const imported = importedFonts(styles);
    const declared = declaredFonts(sheet.others);
    return {
      found: [...linked.fonts, ...imported.fonts, ...declared.fonts],
      own: declared.own,
      unnamed: [...linked.unnamed, ...imported.unnamed],
    };
  };
  return { context, html, body, sheet, cascade, fonts, title: documentTitle(source).slice(0, MAX_TITLE_LENGTH) };
}

/** Filters with a blank before what they are given, and tags that Jinja and Django have not. */
const LIQUID = /\|\s{0,9}\w{1,40}:\s|\{%-?\s{0,9}(?:assign|capture|elsif|unless|case|render)\b/;

/** Returns the empty collections that the conversion fills while it reads the source. */
function unread(
  mayBePreheader: boolean,
  targets: ReadonlySet<string>,
): Pick<ImportContext, 'hidden' | 'anchors' | 'replaced'> {
  return {
    hidden: { preheader: '', mayBePreheader, known: new Map() },
    anchors: { targets, pending: [], known: new Set() },
    replaced: new Set(),
  };
}

/** The same source, to be converted once more: from the start, with elements that stay as they are written. */
export function convertedAnew(
  source: HtmlSource,
  stays: ReadonlySet<HtmlElement>,
  report: ReportCollector,
): HtmlSource {
  const isWhole = isWholeHtml(source.context.source);
  return {
    ...source,
    context: { ...source.context, ...unread(isWhole, source.context.anchors.targets), stays, report },
  };
}

/** Longest title, characters: as long as a template's name may be. */
const MAX_TITLE_LENGTH = 255;

const NO_DECLARATIONS: ReadonlyMap<string, string> = new Map();

function allIn(element: HtmlElement): readonly HtmlElement[] {
  return [element, ...element.childNodes.filter(isElement).flatMap(allIn)];
}

function sheetOf(style: HtmlElement): string {
  const media = attribute(style, 'media').trim();
  return media === '' || /^(?:all|screen)$/i.test(media) ? textOf(style) : `@media ${media}{${textOf(style)}}`;
}
