import type { DocumentNode, JsonValue } from '@mailwright/document';
import { ISLAND_TYPE } from '@mailwright/document';
import { sectionNodes } from '../assemble-document.ts';
import { blockNode } from '../block-node.ts';
import type { ReportCollector } from '../report-collector.ts';
import { NO_PADDING } from './lengths.ts';
import { at, text } from './narrow.ts';
import type { PartNotes } from './part-notes.ts';

/** Characters of the tags before and after a part together; nobody writes more. */
const MAX_TAGS_LENGTH = 2000;

/** Longest part of the tags that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 80;

/** Tags that a design writes before and after a part that only some readers see. */
interface TagsAround {
  readonly before: string;
  readonly after: string;
}

/** The tags of a display condition; null of a part without any. What is not written in tags is told as left out. */
export function tagsAround(condition: JsonValue | undefined, notes: PartNotes, detail: string): TagsAround | null {
  if (condition === null || condition === undefined || condition === '' || condition === false) return null;
  const before = text(at(condition, 'before')).trim();
  const after = text(at(condition, 'after')).trim();
  if (
    before === '' ||
    after === '' ||
    before.length + after.length > MAX_TAGS_LENGTH ||
    /[<>]/.test(plain(before + after))
  ) {
    if (before + after !== '' || JSON.stringify(condition) !== '{}') notes.leaveOut(detail);
    return null;
  }
  return { before, after };
}

/** Blocks with the tags around them, each in a block of its own, until it is known whose tags they are. */
export function blocksWithin(
  nodes: readonly DocumentNode[],
  around: TagsAround | null,
  { note }: Pick<ReportCollector, 'note'>,
): readonly DocumentNode[] {
  if (!around || nodes.length === 0) return nodes;
  const [before, after] = [around.before, around.after].map((source) => blockNode(ISLAND_TYPE, { source }));
  for (const node of [before, after]) {
    const part = String(node?.props.source).slice(0, MAX_DETAIL_LENGTH);
    if (node) note({ fidelity: 'code', part, node, reason: 'own-markup' });
  }
  return before && after ? [before, ...nodes, after] : nodes;
}

/** The same of sections. */
export function sectionsWithin(
  nodes: readonly DocumentNode[],
  around: TagsAround | null,
  collector: Pick<ReportCollector, 'note'>,
): readonly DocumentNode[] {
  return blocksWithin(nodes, around, collector).flatMap((node) =>
    node.type === ISLAND_TYPE
      ? sectionNodes({ columns: [{ share: 1, style: NO_PADDING, nodes: [node] }], style: NO_PADDING })
      : [node],
  );
}

/** Signs of comparison are no markup. */
function plain(tags: string): string {
  return tags.replace(/<%|%>|<(?=[\s=])|(?<=[\s=])>|>(?=[\s=\d])/g, '');
}
