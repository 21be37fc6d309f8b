import type { DocumentNode, GeneralSettings } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement, isWholeHtml, parseHtml } from '@mailwright/island';
import { assembleDocument } from '../assemble-document.ts';
import type { Imported } from '../imported.ts';
import { createReportCollector, type ReportCollector } from '../report-collector.ts';
import { carriedCss } from './carried-css.ts';
import { createCascade } from './css/cascade.ts';
import { readStyleSheet } from './css/style-sheet.ts';
import { attribute, commentValue, textValue, withoutUnseen } from './dom.ts';
import { islandNode } from './island-node.ts';
import { createTextLooks, PLAIN_TEXT, type TextLook } from './look/text-look.ts';
import { mailFrame } from './mail-frame.ts';
import { noteMissing } from './missing.ts';
import { boxPart, partsOf } from './parts/box-parts.ts';
import { isEmpty } from './parts/classify.ts';
import { codePart } from './parts/code-part.ts';
import type { CodePart } from './parts/part.ts';
import type { Reading } from './reading.ts';
import type { Building } from './rows/building.ts';
import { columnContent } from './rows/column-content.ts';
import { flatten } from './rows/flatten.ts';
import { spacedRows } from './rows/pull-layer.ts';
import { columnsSections, groupSections, oneColumnSection, rootSections } from './rows/sections.ts';
import { findTemplateTags } from './template-tags.ts';

/** The widths at which a mail is looked at, CSS pixels. */
const WIDTHS = { desk: 1024, phone: 375 } as const;

export interface HtmlOptions {
  /** The class that keeps the CSS of code that stays to itself. */
  readonly scope: string;
  /** CSS that counts for the HTML from outside of it. */
  readonly css?: string;
  /** Width of an image's file, CSS pixels; 0 where it is not known. */
  readonly imageWidth?: (src: string) => number;
}

/** Where the parts of HTML among blocks are to stand. */
export interface PartPlace {
  /** CSS pixels. */
  readonly width: number;
  /** How many sections may stand in each other there. */
  readonly depth: number;
  /** What the column leaves between its blocks, CSS pixels. */
  readonly gap: number;
  /** What words look like there by themselves. */
  readonly look?: Partial<TextLook>;
}

/** What a mail says of itself beside what is in it. */
export interface MailInfo {
  readonly title: string;
  readonly preheader: string;
}

/** A whole mail made of blocks. */
export interface ConvertedMail extends Imported {
  readonly info: MailInfo;
}

/** Blocks and sections that can stand in a column, with the CSS that code among them needs. */
export interface ConvertedPart {
  readonly nodes: readonly DocumentNode[];
  readonly css: string;
  readonly report: Imported['report'];
}

interface Source {
  readonly reading: Reading;
  readonly body: HtmlElement;
  readonly html: HtmlElement | null;
  readonly report: ReportCollector;
  readonly info: { title: string; preheader: string };
  readonly css: (codes: readonly CodePart[]) => string;
}

/**
 * Makes a mail of blocks from a foreign one. What is not recognised stays as it is written, in blocks of its own; the
 * report names it, and everything else that is not as it was. null when the mail is deeper or larger than any mail.
 */
export function convertMail(html: string, settings: GeneralSettings, options: HtmlOptions): ConvertedMail | null {
  const read = readSource(html, options, PLAIN_TEXT, settings);
  if (!read) return null;
  const { reading, body, report, info } = read;
  const frame = mailFrame(boxPart(body, reading));
  const own: GeneralSettings = { ...settings, ...frame.settings, ...languageOf(read.html, settings) };
  const codes: CodePart[] = [];
  const building = createBuilding(read, own, codes, options.scope);
  const sections = rootSections(frame.rows, own.width, building);
  for (const detail of frame.lost)
    report.note({ fidelity: 'changed', part: 'body', reason: 'setting-left-out', detail });
  noteMissing(body, reading, sections, info.preheader, report);
  const customStyles = read.css(codes);
  const document = assembleDocument({
    settings: own,
    wrapperStyle: frame.wrapperStyle,
    sections,
    ...(customStyles && { customStyles }),
  });
  return { document, report: report.report(), info };
}

/**
 * The same for HTML among blocks: what a column can hold instead.
 */
export function convertPart(
  html: string,
  settings: GeneralSettings,
  place: PartPlace,
  options: HtmlOptions,
): ConvertedPart | null {
  const read = readSource(html, options, { ...PLAIN_TEXT, ...place.look }, settings);
  if (!read) return null;
  const { reading, body, report } = read;
  const parts = partsOf(body.childNodes, reading);
  const codes: CodePart[] = [];
  const building = createBuilding(read, settings, codes, options.scope);
  const { nodes } = columnContent(
    spacedRows(flatten(parts, place.width)),
    place.width,
    place.depth,
    building,
    place.gap,
  );
  noteMissing(body, reading, nodes, '', report);
  return { nodes, css: read.css(codes), report: report.report() };
}

function createBuilding(read: Source, settings: GeneralSettings, codes: CodePart[], scope: string): Building {
  return {
    settings,
    report: read.report,
    nest: { oneColumn: oneColumnSection, columns: columnsSections, group: groupSections },
    island(part, style) {
      codes.push(part);
      const look = part.around ? read.reading.desk.text(part.around) : null;
      const node = islandNode(part, look, style, read.css([part]) === '' ? '' : scope, settings);
      read.report.note({ fidelity: 'code', part: part.name, node, reason: 'own-markup' });
      return node;
    },
  };
}

function readSource(
  source: string,
  options: HtmlOptions,
  root: TextLook,
  { linkColor }: GeneralSettings,
): Source | null {
  const document = parseHtml(source, { locations: true });
  const html = document?.childNodes.filter(isElement)[0] ?? null;
  const body = html?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  if (!document || !html || !body) return null;
  const styles: string[] = [];
  const info = { title: '', preheader: '' };
  const report = createReportCollector();
  visit(html, (element) => {
    if (element.tagName === 'style') styles.push(sheetOf(element));
    if (element.tagName === 'title' && info.title === '') info.title = textOf(element).trim().slice(0, 255);
  });
  const sheet = readStyleSheet([options.css ?? '', ...styles].join('\n'));
  const desk = createCascade(sheet.rules, WIDTHS.desk);
  const phone = createCascade(sheet.rules, WIDTHS.phone);
  const hidden = createHidden(info, report, isWholeHtml(source), () => reading);
  // A fragment has no body of its own; the parser's has no look.
  const fragment = isWholeHtml(source) ? null : body;
  const deskCss: Reading['desk']['css'] = (element) => (element === fragment ? EMPTY : desk.declared(element));
  const phoneCss: Reading['desk']['css'] = (element) => (element === fragment ? EMPTY : phone.declared(element));
  const reading: Reading = {
    source,
    desk: { css: deskCss, text: createTextLooks({ ...desk, declared: deskCss }, root) },
    phone: { css: phoneCss, text: createTextLooks({ ...phone, declared: phoneCss }, root) },
    tags: findTemplateTags(source),
    report,
    linkColor,
    box: (element, cell) => boxPart(element, reading, cell),
    parts: (nodes) => partsOf(nodes, reading),
    imageWidth: options.imageWidth ?? (() => 0),
    silent: (node) => noteSilent(node, report),
    hidden,
  };
  const css = (codes: readonly CodePart[]) => carriedCss(codes, sheet, desk, options.scope);
  return { reading, body, html, report, info, css };
}

const EMPTY: ReadonlyMap<string, string> = new Map();

/** The first words that are hidden are what inboxes show; what else is hidden stays as it is, for who shows it. */
function createHidden(info: { preheader: string }, report: ReportCollector, whole: boolean, reading: () => Reading) {
  const known = new Map<HtmlElement, CodePart | null>();
  let first = whole;
  return (element: HtmlElement): CodePart | null => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const words = withoutUnseen(textOf(element))
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    const shows = holdsImage(element);
    let part: CodePart | null = null;
    if (words === '' && !shows) {
      if (!isEmpty(element, { ...reading() })) part = codePart([element], reading(), 'hidden');
    } else if (first && !shows && words.length <= 500) {
      info.preheader = words;
      report.note({ fidelity: 'kept', part: 'preheader' });
    } else part = codePart([element], reading(), 'hidden');
    first = false;
    known.set(element, part);
    return part;
  };
}

function noteSilent(node: HtmlNode, report: ReportCollector): void {
  const comment = commentValue(node);
  if (comment !== undefined) {
    const conditional = /^\s*\[if\b(?![^\]]*!mso)/i.test(comment);
    if (conditional && /<(?!\/?(?:table|tr|td|tbody|div|!|\/v:|v:f|v:textbox|xml|o:))/i.test(comment))
      report.note({ fidelity: 'dropped', part: 'mso', reason: 'no-counterpart' });
    return;
  }
  if (isElement(node) && node.tagName === 'script')
    report.note({ fidelity: 'dropped', part: 'script', reason: 'unsafe', detail: 'script' });
}

function languageOf(html: HtmlElement | null, { lang, dir }: GeneralSettings): Pick<GeneralSettings, 'lang' | 'dir'> {
  const own = html ? attribute(html, 'lang').trim() : '';
  const direction = html ? attribute(html, 'dir').trim().toLowerCase() : '';
  const known = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(own) && own.toLowerCase() !== 'und';
  return { lang: known ? own : lang, dir: direction === 'rtl' ? 'rtl' : direction === 'ltr' ? 'ltr' : dir };
}

function visit(element: HtmlElement, each: (element: HtmlElement) => void): void {
  each(element);
  for (const child of element.childNodes) if (isElement(child)) visit(child, each);
}

function sheetOf(style: HtmlElement): string {
  const media = attribute(style, 'media').trim();
  return media === '' || /^(?:all|screen)$/i.test(media) ? textOf(style) : `@media ${media}{${textOf(style)}}`;
}

function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => textValue(node) ?? (isElement(node) ? textOf(node) : '')).join('');
}

function holdsImage(element: HtmlElement): boolean {
  return element.childNodes.some(
    (node) => isElement(node) && (node.tagName === 'img' || node.tagName === 'a' || holdsImage(node)),
  );
}
