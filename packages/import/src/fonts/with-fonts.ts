import { hasBase64 } from '@mailwright/contract';
import type { DocumentNode, EmailDocument, JsonValue } from '@mailwright/document';
import { cssProblems } from '@mailwright/island';
import type { ReportCollector } from '../report-collector.ts';
import type { DeclaredFont } from './fonts-in-css.ts';
import type { FoundFont } from './found-font.ts';
import { fontStacksIn, mailFonts, withMailFonts } from './mail-fonts.ts';

/** All that a source says of fonts from elsewhere. */
export interface SourceFonts {
  readonly found: readonly FoundFont[];
  /** Those that it declares itself, by their files. */
  readonly own?: readonly DeclaredFont[];
  /** Addresses of style sheets that do not say which fonts they declare. */
  readonly unnamed?: readonly string[];
}

const MAX_DETAIL_LENGTH = 120;

/**
 * The mail with the fonts of its source: in its own list where they have a style sheet, in its CSS where they are declared
 * by their files. What it cannot take is told as left out of `part`.
 *
 * @param within the only nodes that are of the source; the whole mail unless they are given
 */
export function withFonts(
  document: EmailDocument,
  { found, own = [], unnamed = [] }: SourceFonts,
  { note }: Pick<ReportCollector, 'note'>,
  part: string,
  within: readonly DocumentNode[] = document.nodes,
): EmailDocument {
  if (found.length + own.length + unnamed.length === 0) return document;
  const isWhole = within === document.nodes;
  const { headerFonts, paragraphFonts } = document.settings;
  const stacks = fontStacksIn([...(isWhole ? [{ headerFonts, paragraphFonts }] : []), within as unknown as JsonValue]);
  const { fonts, left } = mailFonts(found, stacks, document.settings.webFonts);
  const isWritten = ({ name }: DeclaredFont) =>
    stacks.some((stack) => stack.toLowerCase().includes(name.toLowerCase()));
  const rules = own.filter(isWritten);
  const kept = rules.filter(({ rule }) => cssProblems(rule).length === 0 && !hasBase64(rule));
  const refused = rules.filter((each) => !kept.includes(each)).map(({ name }) => name);
  const node = document.nodes[0];
  for (const detail of new Set([...left, ...refused, ...unnamed.map((address) => address.slice(0, MAX_DETAIL_LENGTH))]))
    note({ fidelity: 'changed', part, reason: 'setting-left-out', detail, ...(node && { node }) });
  const css = [...new Set(kept.map(({ rule }) => rule))].filter((rule) => !document.customStyles?.includes(rule));
  const customStyles = [...css, document.customStyles ?? ''].filter(Boolean).join('\n');
  const ids = new Set(within.map(({ id }) => id));
  const changed = (nodes: readonly DocumentNode[]): readonly DocumentNode[] =>
    nodes.map((each) => {
      if (ids.has(each.id)) return withMailFonts(each as unknown as JsonValue, fonts) as unknown as DocumentNode;
      return each.children ? { ...each, children: changed(each.children) } : each;
    });
  const settings = isWhole
    ? { ...document.settings, ...withMailFonts({ headerFonts, paragraphFonts }, fonts) }
    : document.settings;
  return {
    ...document,
    settings: { ...settings, ...(fonts.length > 0 && { webFonts: fonts }) },
    nodes: changed(document.nodes),
    ...(customStyles && { customStyles }),
  };
}
