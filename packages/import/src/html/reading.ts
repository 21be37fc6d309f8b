import type { HtmlElement, HtmlNode } from '@mailwright/island';
import type { ReportCollector } from '../report-collector.ts';
import type { Cascade } from './css/cascade.ts';
import { type BoxLook, boxLook } from './look/box-look.ts';
import type { TextLooks } from './look/text-look.ts';
import type { BoxPart, CodePart, Part } from './parts/part.ts';
import type { TemplateTags } from './template-tags.ts';

/** The mail as it is seen at one width. */
export interface View {
  readonly css: Cascade['declared'];
  readonly text: TextLooks;
}

/** What is known while foreign HTML is read. */
export interface Reading {
  readonly source: string;
  readonly desk: View;
  readonly phone: View;
  readonly tags: TemplateTags;
  readonly report: ReportCollector;
  /** An element as a box; of a table cell the margins stay inside. */
  readonly box: (element: HtmlElement, cell?: boolean) => BoxPart;
  /** What nodes are, as parts under each other. */
  readonly parts: (nodes: readonly HtmlNode[]) => readonly Part[];
  /** Color of links in the mail that the blocks go into. */
  readonly linkColor: string;
  /** Width of the file at an address, CSS pixels; 0 where it is not known. */
  readonly imageWidth: (src: string) => number;
  /** Notes a comment, a style or the like. */
  readonly silent: (node: HtmlNode) => void;
  /** What becomes of an element that is not shown on a desktop; null where it was noted and is left out. */
  readonly hidden: (element: HtmlElement) => CodePart | null;
}

export function lookOf(element: HtmlElement, view: View): BoxLook {
  return boxLook(view.css(element), view.text(element).size);
}
