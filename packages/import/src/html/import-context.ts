import type { WordLists } from '@mailwright/blocks';
import type { ConditionReader } from '@mailwright/contract';
import type { TextDirection } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import type { ReportCollector } from '../report-collector.ts';
import type { AnchorNames } from './anchors.ts';
import type { Cascade } from './css/cascade.ts';
import { type BoxStyle, boxLook } from './look/box-style.ts';
import type { TextLooks } from './look/text-style.ts';
import type { HiddenContent } from './recognize/hidden.ts';
import type { TemplateTags } from './template-tags.ts';

/** The mail as it is seen at one width. */
export interface View {
  readonly css: Cascade['declared'];
  readonly text: TextLooks;
}

/** Data that is shared while foreign HTML is converted. */
export interface ImportContext {
  readonly source: string;
  readonly desktop: View;
  readonly phone: View;
  /** On a desktop in dark mode. */
  readonly dark: View;
  /** Text direction of the mail that the blocks go into. */
  readonly dir: TextDirection;
  /** Lists that Word wrote into the source. */
  readonly wordLists: WordLists;
  readonly tags: TemplateTags;
  /** Reads conditions and repeats in the language of the mail's sending system; null if they stay code. */
  readonly branches: ConditionReader | null;
  /** True when the source has tags that only Liquid has: a plain condition alone is written alike in other languages. */
  readonly isLiquid: boolean;
  readonly report: ReportCollector;
  /** Color of links in the mail that the blocks go into. */
  readonly linkColor: string;
  /** Width of the file at an address, CSS pixels; 0 where it is not known. */
  readonly imageWidth: (src: string) => number;
  readonly hidden: HiddenContent;
  readonly anchors: AnchorNames;
  /** Elements that stay as they are written, though they are recognized: something of them would be lost. */
  readonly stays: ReadonlySet<HtmlElement>;
  /** Returns whether HTML for Outlook only has no content beyond what everyone sees. */
  readonly isTwin: (html: string) => boolean;
  /** Elements that blocks show in another form: images of which blocks have another version, bullets and numbers of lists. */
  readonly replaced: Set<HtmlElement>;
}

/** Each was asked several times; what is declared alike looks alike at one size of text. */
const known = new WeakMap<ReadonlyMap<string, string>, Map<number, BoxStyle>>();

export function lookOf(element: HtmlElement, view: View): BoxStyle {
  const css = view.css(element);
  const { size } = view.text(element);
  const looks = known.get(css) ?? new Map<number, BoxStyle>();
  const look = looks.get(size) ?? boxLook(css, size);
  known.set(css, looks.set(size, look));
  return look;
}
