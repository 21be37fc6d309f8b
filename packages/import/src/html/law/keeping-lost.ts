import type { DocumentNode, GeneralSettings } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { madeContent } from '../../law/made-content.ts';
import { createReportCollector } from '../../report-collector.ts';
import { convertedAnew, type HtmlSource } from '../create-context.ts';
import { holderOf } from './keep-lost.ts';
import { lostContent } from './lost-content.ts';
import { type SourcePart, sourceContent } from './source-content.ts';

/** What one way through a source made, to be looked at before it is taken. */
export interface ConversionPass<T> {
  readonly nodes: readonly DocumentNode[];
  /** Words that stand beside the nodes. */
  readonly more: readonly string[];
  readonly settings: Pick<GeneralSettings, 'bgColor' | 'outerColor'>;
  readonly result: () => T;
}

/** Each way finds a larger place around what is lost. */
const MOST_PASSES = 6;

/** A source of more parts is converted once. */
const MOST_PARTS = 8000;

/**
 * The law of conversion: words, links, images and backgrounds are counted before and after. What would be lost stays as
 * it is written, at its place; the report names what is lost all the same.
 */
export function keepingLost<T>(source: HtmlSource, convert: (source: HtmlSource) => ConversionPass<T>): T {
  const parts = sourceContent(source.body, source.context);
  const stays = new Set<HtmlElement>();
  for (let pass = 1; ; pass += 1) {
    const own = convertedAnew(source, new Set(stays), createReportCollector());
    const made = convert(own);
    const content = madeContent(made.nodes, made.more);
    const colors = new Set([...content.colors, made.settings.bgColor, made.settings.outerColor]);
    const lost = lostContent(parts, { ...content, colors }, own.context.replaced);
    const holders =
      pass < MOST_PASSES && parts.length <= MOST_PARTS
        ? lost.flatMap((part) => (part.kind === 'background' ? [] : (holderOf(part, stays) ?? [])))
        : [];
    if (holders.length > 0) {
      for (const holder of holders) stays.add(holder);
      continue;
    }
    noteLost(lost, own);
    return made.result();
  }
}

/** How much is said of each lost part, characters. */
const LONGEST_DETAIL = 120;

const NAMES = { word: 'text', link: 'a', image: 'img', background: 'background' } as const;

function noteLost(lost: readonly SourcePart[], { context }: HtmlSource): void {
  for (const { kind, value } of lost) {
    const detail = value.slice(0, LONGEST_DETAIL);
    const reason = kind === 'link' || kind === 'image' ? 'unsafe' : 'no-counterpart';
    context.report.note({ fidelity: 'dropped', part: NAMES[kind], reason, detail });
  }
}
