import { isRelativeAddress, type PasteReader } from '@mailwright/blocks';
import { hasBase64, holdsTag, type SendingProfile } from '@mailwright/contract';
import type { DocumentNode } from '@mailwright/document';
import { containsScript, cssProblems, parseHtml } from '@mailwright/island';
import type { FindingReason } from '../imported.ts';
import type { ReportCollector } from '../report-collector.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { isOtherRoot } from './values.ts';

/** Data that is shared and collected while the parts of a mail are read. */
export interface Reading {
  readonly note: ReportCollector['note'];
  readonly paste: Pick<PasteReader, 'designFromHtml'>;
  /** Returns whether the author's CSS has a rule for a class. */
  readonly isStyled: (className: string) => boolean;
  /** The sending system whose tags are in the mail; undefined where none is recognized. */
  readonly profile: SendingProfile | undefined;
  /** Names that links of the mail lead to. */
  readonly targets: ReadonlySet<string>;
  /** One entry for each link of a text: true when it is underlined. */
  readonly underlines: boolean[];
}

/** Attributes that change how a part looks and that its block has no place for. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'mj-text': ['height', 'background-color'],
  'mj-image': ['srcset', 'sizes', 'usemap', 'max-height', 'fluid-on-mobile'],
  'mj-button': ['width', 'container-background-color', 'font-style', 'text-decoration'],
  'mj-divider': ['container-background-color'],
  'mj-spacer': ['border', 'border-top', 'border-bottom', 'border-left', 'border-right'],
  'mj-navbar': ['hamburger'],
  'mj-section': ['gutter'],
  'mj-wrapper': ['gap', 'gutter'],
  'mj-column': ['inner-background-color', 'inner-border', 'inner-border-radius', 'direction'],
  'mj-group': ['background-color', 'direction'],
  'mj-hero': ['inner-background-color', 'inner-padding', 'background-width'],
};

const NOTHING: ReadonlySet<string> = new Set(['', 'none', 'auto', 'ltr', 'false', 'normal', '0', '0px']);

/** Attributes in which tags are taken over, or are said to be left out by the part itself. */
const TAKES_TAGS: ReadonlySet<string> = new Set(
  'alt background-url base-url css-class href icon-href name rel src srcset target title'.split(' '),
);

/** The attributes of a part that were set to something and are not taken over. */
export function leftOut(part: MjmlPart, reading: Reading): readonly string[] {
  const set = (name: string) => part.given.includes(name) && !NOTHING.has(part.attributes[name]?.trim() ?? '');
  const classes = (part.attributes['css-class'] ?? '').split(/\s+/).filter(Boolean);
  const known = (LEFT_OUT[part.tag] ?? []).filter(set);
  // A color or a size that a sending system fills in is none yet.
  const filled = part.given.filter((name) => !TAKES_TAGS.has(name) && holdsTag(part.attributes[name] ?? ''));
  const isClassSaid = classes.some(reading.isStyled) || holdsTag(part.attributes['css-class'] ?? '');
  return [...new Set([...known, ...filled]), ...(isClassSaid ? ['css-class'] : [])];
}

/**
 * Says of a block that it is as the part was, or what of it is not. `addresses` are those that it has now, by the
 * attribute that they come from.
 */
export function noteBlock(
  part: MjmlPart,
  node: DocumentNode,
  reading: Reading,
  adjusted: readonly string[] = [],
  more: readonly string[] = [],
  addresses: Readonly<Record<string, string>> = {},
): void {
  const reasons: readonly (readonly [FindingReason, string])[] = [
    ...[...leftOut(part, reading), ...more].map((detail) => ['setting-left-out', detail] as const),
    ...adjusted.map((detail) => ['value-adjusted', detail] as const),
    ...Object.entries(addresses).flatMap(([name, address]) => addressReason(part, name, address)),
  ];
  // Of one that names no website the whole mail's addresses are said.
  const isWhole = !Object.values(addresses).some(isRelativeAddress);
  if (reasons.length === 0 && isWhole) reading.note({ fidelity: 'kept', part: part.tag, node });
  for (const [reason, detail] of reasons) reading.note({ fidelity: 'changed', part: part.tag, node, reason, detail });
}

/** Returns why a part has no address though one was given: no mail may have it, or its website is unknown. */
export function addressReason(
  { attributes }: MjmlPart,
  name: string,
  address: string,
): readonly (readonly [FindingReason, string])[] {
  const given = (attributes[name] ?? '').trim();
  if (address !== '' || given === '') return [];
  return isOtherRoot(given) ? [['relative-address', given]] : [['unsafe', name]];
}

/** HTML or CSS that a mail of this product may not carry. */
export function isUnsafe(html: string): boolean {
  return containsScript(html) || hasBase64(html) || parseHtml(html) === undefined;
}

export function isUnsafeCss(css: string): boolean {
  return cssProblems(css).length > 0 || hasBase64(css) || /<\/style/i.test(css);
}
