import type { DocumentNode, GeneralSettings } from '@mailwright/document';
import { assembleDocument } from '../assemble-document.ts';
import { type SourceFonts, withFonts } from '../fonts/with-fonts.ts';
import type { Imported } from '../imported.ts';
import { noteRelative } from '../law/relative-addresses.ts';
import { createReportCollector, type ReportCollector } from '../report-collector.ts';
import { createCarriedCss } from './carried-css.ts';
import { convertBox, convertNodes } from './convert-element.ts';
import { createContext, type HtmlOptions, type HtmlSource } from './create-context.ts';
import { darkWrapper, readDarkColors, withDarkColors } from './dark-colors.ts';
import { attribute } from './dom.ts';
import type { ImportCode } from './import-node.ts';
import { islandNode } from './island-node.ts';
import { keepingLost } from './law/keeping-lost.ts';
import { madeReadable } from './law/made-readable.ts';
import { noteUnreadableSizes } from './law/unreadable-sizes.ts';
import { PLAIN_TEXT, type TextStyle } from './look/text-style.ts';
import { mailFrame } from './mail-frame.ts';
import type { BuildContext } from './rows/build-context.ts';
import { convertRows } from './rows/convert-rows.ts';
import { flatten } from './rows/flatten.ts';
import { spacedRows } from './rows/pull-layer.ts';
import { rootSections } from './rows/root-sections.ts';

/** Place for the blocks that are made of HTML among other blocks. */
export interface FragmentPlace {
  /** CSS pixels. */
  readonly width: number;
  /** Number of sections that can be nested there. */
  readonly depth: number;
  /** Space that the column has between its blocks, CSS pixels. */
  readonly gap: number;
  /** Default look of text there. */
  readonly look?: Partial<TextStyle>;
}

/** Title and preheader of a mail. */
export interface MailInfo {
  readonly title: string;
  readonly preheader: string;
}

/** A whole mail made of blocks. */
export interface ConvertedMail extends Imported {
  readonly info: MailInfo;
}

/** Blocks and sections that can stand in a column, with the CSS that code among them needs. */
export interface ConvertedFragment {
  readonly nodes: readonly DocumentNode[];
  readonly css: string;
  /** That the source brings along. */
  readonly fonts: SourceFonts;
  readonly report: ReportCollector;
}

/**
 * Makes a mail of blocks from a foreign one. What is not recognized stays as it is written, in blocks of its own; the
 * report names it, and everything else that is not as it was. null when the mail is deeper or larger than any mail.
 */
export function convertMail(html: string, settings: GeneralSettings, options: HtmlOptions): ConvertedMail | null {
  const report = createReportCollector();
  const source = createContext(html, options, { ...PLAIN_TEXT, dir: settings.dir }, settings.linkColor, report);
  if (!source) return null;
  return keepingLost(source, (pass) => convertWhole(pass, settings, options));
}

function convertWhole(source: HtmlSource, settings: GeneralSettings, options: HtmlOptions) {
  const { context, body } = source;
  const { report } = context;
  const frame = mailFrame(convertBox(body, context));
  const own: GeneralSettings = { ...settings, ...frame.settings, ...languageOf(source, settings) };
  const { build, css, kept } = createBuild(source, own, options.scope);
  const dark = readDarkColors(body, context);
  const made = madeReadable(rootSections(frame.rows, own.width, build), own, source);
  const sections = withDarkColors(made, own, dark);
  for (const detail of frame.lost)
    report.note({ fidelity: 'changed', part: 'body', reason: 'setting-left-out', detail });
  const info = { title: source.title, preheader: context.hidden.preheader };
  const customStyles = css();
  const mail = assembleDocument({
    settings: own,
    wrapperStyle: { ...frame.wrapperStyle, ...darkWrapper(own, dark) },
    sections,
    ...(customStyles && { customStyles }),
  });
  const result = (): ConvertedMail => {
    noteRelative(mail.nodes, report);
    noteUnreadableSizes(body, report);
    return { document: withFonts(mail, source.fonts(), report, 'font'), report: report.report(), info };
  };
  return { nodes: mail.nodes, more: [info.preheader], css: customStyles, settings: own, code: kept(), result };
}

/**
 * The same for HTML among blocks: what a column can hold instead.
 */
export function convertFragment(
  html: string,
  settings: GeneralSettings,
  { width, depth, gap, look }: FragmentPlace,
  options: HtmlOptions,
): ConvertedFragment | null {
  const report = createReportCollector();
  const source = createContext(
    html,
    options,
    { ...PLAIN_TEXT, dir: settings.dir, ...look },
    settings.linkColor,
    report,
  );
  if (!source) return null;
  return keepingLost(source, (pass) => {
    const { context, body } = pass;
    const rows = spacedRows(flatten(convertNodes(body.childNodes, context), width));
    const { build, css, kept } = createBuild(pass, settings, options.scope);
    const made = madeReadable(convertRows(rows, width, depth, build, gap).nodes, settings, pass);
    const nodes = withDarkColors(made, settings, readDarkColors(body, context));
    const own = css();
    const result = (): ConvertedFragment => {
      noteRelative(nodes, context.report);
      noteUnreadableSizes(body, context.report);
      return { nodes, css: own, fonts: pass.fonts(), report: context.report };
    };
    return { nodes, more: [], css: own, settings, code: kept(), result };
  });
}

/** Returns the context in which blocks are built, the CSS that the code among them needs, and the elements that stayed code. */
function createBuild({ context, sheet }: HtmlSource, settings: GeneralSettings, scope: string) {
  const codes: ImportCode[] = [];
  const carried = createCarriedCss(sheet, scope);
  const build: BuildContext = {
    settings,
    report: context.report,
    island(code, style) {
      codes.push(code);
      const look = code.around ? context.desktop.text(code.around) : null;
      const made = islandNode(code, look, style, carried.classesFor(code.elements), settings);
      const node = code.anchor === undefined ? made : { ...made, anchor: code.anchor };
      context.report.note({ fidelity: 'code', part: code.name, node, reason: 'own-markup' });
      return node;
    },
  };
  const kept = () => new Set(codes.flatMap(({ elements }) => elements));
  return { build, css: carried.css, kept };
}

function languageOf({ html, body, context }: HtmlSource, { lang }: GeneralSettings) {
  const own = (attribute(html, 'lang') || attribute(body, 'lang')).trim();
  const known = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(own) && own.toLowerCase() !== 'und';
  return { lang: known ? own : lang, dir: context.dir };
}
