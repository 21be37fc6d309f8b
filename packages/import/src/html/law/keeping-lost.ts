import type { DocumentNode, GeneralSettings } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { madeContent } from '../../law/made-content.ts';
import { createReportCollector } from '../../report-collector.ts';
import { convertedAnew, type HtmlSource } from '../create-context.ts';
import { holderOf, isKeptAsCode } from './keep-lost.ts';
import { lostContent } from './lost-content.ts';
import { machineContent } from './machine-content.ts';
import { noteLost } from './note-lost.ts';
import { sourceContent } from './source-content.ts';

/** Result of one conversion of a source, which is checked before it is used. */
export interface ConversionPass<T> {
  readonly nodes: readonly DocumentNode[];
  /** Words that stand beside the nodes. */
  readonly more: readonly string[];
  /** CSS that the code among the nodes needs. */
  readonly css: string;
  readonly settings: GeneralSettings;
  /** Elements that stay as they are written. */
  readonly code: ReadonlySet<HtmlElement>;
  readonly result: () => T;
}

/** Each way finds a larger place around what is lost. */
const MAX_PASSES = 6;

/** A source of more parts is converted once. */
const MAX_PARTS = 8000;

/**
 * The law of conversion: what readers and machines get is counted before and after. Words, links, images, template tags
 * and elements of other makers that would be lost stay as they are written, at their place; the report names what is
 * lost all the same.
 */
export function keepingLost<T>(source: HtmlSource, convert: (source: HtmlSource) => ConversionPass<T>): T {
  const parts = sourceContent(source.body, source.context);
  const machine = machineContent(source);
  const stays = new Set<HtmlElement>();
  for (let pass = 1; ; pass += 1) {
    const own = convertedAnew(source, new Set(stays), createReportCollector());
    const made = convert(own);
    const content = madeContent(made.nodes, made.more, made.css);
    const lost = lostContent([...parts, ...machine], { ...made, content, shown: own.context.replaced });
    const holders =
      pass < MAX_PASSES && parts.length <= MAX_PARTS
        ? lost.flatMap((part) => (isKeptAsCode(part) ? (holderOf(part, stays) ?? []) : []))
        : [];
    if (holders.length > 0) {
      for (const holder of holders) stays.add(holder);
      continue;
    }
    noteLost(lost, own.context.report);
    return made.result();
  }
}
