import type { PasteReader } from '@mailwright/blocks';
import { hasBase64 } from '@mailwright/contract';
import type { DocumentNode } from '@mailwright/document';
import { containsScript, cssProblems, parseHtml } from '@mailwright/island';
import type { FindingReason } from '../imported.ts';
import type { ReportCollector } from '../report-collector.ts';
import type { MjmlPart } from './mjml-tree.ts';

/** What is known and gathered while the parts of a mail are read. */
export interface Reading {
  readonly note: ReportCollector['note'];
  readonly paste: Pick<PasteReader, 'designFromHtml'>;
  /** Whether the author's CSS speaks of a class. */
  readonly isStyled: (className: string) => boolean;
  /** Whether links of texts are underlined, one entry each. */
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

/** The attributes of a part that were set to something and are not taken over. */
export function leftOut(part: MjmlPart, reading: Reading): readonly string[] {
  const set = (name: string) => part.given.includes(name) && !NOTHING.has(part.attributes[name]?.trim() ?? '');
  const classes = (part.attributes['css-class'] ?? '').split(/\s+/).filter(Boolean);
  return [...(LEFT_OUT[part.tag] ?? []).filter(set), ...(classes.some(reading.isStyled) ? ['css-class'] : [])];
}

/** Says of a block that it is as the part was, or what of it is not. */
export function noteBlock(
  part: MjmlPart,
  node: DocumentNode,
  reading: Reading,
  adjusted: readonly string[] = [],
  more: readonly string[] = [],
): void {
  const reasons: readonly (readonly [FindingReason, string])[] = [
    ...[...leftOut(part, reading), ...more].map((detail) => ['setting-left-out', detail] as const),
    ...adjusted.map((detail) => ['value-adjusted', detail] as const),
  ];
  if (reasons.length === 0) reading.note({ fidelity: 'kept', part: part.tag, node });
  for (const [reason, detail] of reasons) reading.note({ fidelity: 'changed', part: part.tag, node, reason, detail });
}

/** HTML or CSS that a mail of this product may not carry. */
export function isUnsafe(html: string): boolean {
  return containsScript(html) || hasBase64(html) || parseHtml(html) === undefined;
}

export function isUnsafeCss(css: string): boolean {
  return cssProblems(css).length > 0 || hasBase64(css) || /<\/style/i.test(css);
}
