import { blockRegistry, withMergeFields, withWholeTags } from '@mailwright/blocks';
import {
  createProfileReader,
  mapTags,
  neutralTag,
  type RepeatItem,
  type SendingProfile,
  type TagScope,
  tagPieces,
  tagScopes,
  verbatimTag,
  withItemNames,
} from '@mailwright/contract';
import {
  type ContentOptions,
  contentOf,
  DEFAULT_SETTINGS,
  type DocumentNode,
  definitionOf,
  ISLAND_TYPE,
  mapContent,
  type NodeId,
  type RichBlock,
  type RichInline,
  type RichText,
} from '@mailwright/document';

/** Foreign HTML as one text: its tags are renamed, and all else keeps its bytes. */
const OPTIONS: ContentOptions = {
  registry: blockRegistry,
  foreign: (source, change) => change({ kind: 'text', role: 'words', value: source }),
};

/**
 * Nodes whose tags are neutral fields where the system's reader knows them. All others leave as they were written, but
 * for the items of repeats, which have the names that the writer of the mail gives them. In what tags of the source
 * begin and end, they stay that system's: a condition and what it shows leave in one language.
 *
 * @param itemsOf the repeats around a node that the mail says itself, the innermost last
 * @returns null where a tag names an item and cannot be renamed
 */
export function withNeutralTags(
  nodes: readonly DocumentNode[],
  profile: SendingProfile,
  itemsOf: (id: NodeId) => readonly RepeatItem[],
): readonly DocumentNode[] | null {
  const document = { formatVersion: 1 as const, settings: DEFAULT_SETTINGS, nodes: nodes.map(withTagsAsText) };
  const scopes = tagScopes(contentOf(document, OPTIONS).flatMap(({ value }) => tagsOf(value)));
  const islands = new Set(islandsIn(nodes));
  const reader = createProfileReader(profile);
  let at = 0;
  let isWhole = true;
  const written = (value: string, isAddress: boolean, items: readonly RepeatItem[], isCode: boolean): string => {
    const tags = tagsOf(value).map((tag) => {
      const scope: TagScope = scopes[at] ?? { depth: 0, variables: new Set() };
      at += 1;
      const named = withItemNames(profile, tag, items, scope);
      if (named === undefined) isWhole = false;
      return { named: named ?? tag, isRead: !isCode && scope.depth === 0 };
    });
    const lists = items.map(({ list }) => list);
    if (isAddress && !isCode)
      return reader.address(value, lists, (tag, index) => tags[index] ?? { named: tag, isRead: false });
    let next = 0;
    return mapTags(
      value,
      (words) => words,
      (tag) => {
        const { named = tag, isRead = false } = tags[next] ?? {};
        next += 1;
        if (isCode) return named;
        const read = isRead ? reader.field(named, lists) : undefined;
        return read ? neutralTag(read.name, read.fallback) : verbatimTag(named);
      },
    );
  };
  // The runs of one link lead to one address, whatever begins or ends in them.
  const addresses = new Map<string, string>();
  const made = mapContent(document, OPTIONS, ({ kind, value, nodeId }) => {
    const items = itemsOf(nodeId);
    const text = written(value, kind !== 'text', items, islands.has(nodeId));
    if (kind !== 'link') return text;
    const key = `${nodeId} ${value}`;
    const known = addresses.get(key) ?? text;
    addresses.set(key, known);
    return known;
  });
  return isWhole ? made.nodes.map(withFields) : null;
}

/** The same for a text beside the mail, such as its subject. */
export function withNeutralText(text: string, profile: SendingProfile): string {
  const scopes = tagScopes(tagsOf(text));
  const reader = createProfileReader(profile);
  let at = 0;
  return mapTags(
    text,
    (words) => words,
    (tag) => {
      const read = scopes[at]?.depth === 0 ? reader.field(tag) : undefined;
      at += 1;
      return read ? neutralTag(read.name, read.fallback) : verbatimTag(tag);
    },
  );
}

function tagsOf(text: string): readonly string[] {
  return tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : []));
}

function islandsIn(nodes: readonly DocumentNode[]): readonly NodeId[] {
  return nodes.flatMap(({ id, type, children = [] }) => (type === ISLAND_TYPE ? [id] : islandsIn(children)));
}

/** A node whose rich text holds its fields as words, and each tag in one run. */
function withTagsAsText(node: DocumentNode): DocumentNode {
  return mapRichTexts(node, asText);
}

/** Fields that stand as words in rich text are fields there. */
function withFields(node: DocumentNode): DocumentNode {
  return mapRichTexts(node, withMergeFields);
}

function mapRichTexts(node: DocumentNode, change: (text: RichText) => RichText): DocumentNode {
  const prop = definitionOf(node.type, blockRegistry)?.richTextProp;
  const text = prop === undefined ? undefined : node.props[prop];
  const props =
    prop !== undefined && Array.isArray(text)
      ? { ...node.props, [prop]: change(text as unknown as RichText) }
      : node.props;
  const { children } = node;
  return { ...node, props, ...(children && { children: children.map((child) => mapRichTexts(child, change)) }) };
}

function asText(text: RichText): RichText {
  return text.map((block): RichBlock => {
    if (block.type !== 'paragraph')
      return { ...block, content: block.content.map((item) => ({ ...item, content: asText(item.content) })) };
    return block.content ? { ...block, content: withWholeTags(joined(block.content.map(fieldAsText))) } : block;
  });
}

/** Runs beside each other that look the same as one. */
function joined(runs: readonly RichInline[]): readonly RichInline[] {
  const result: RichInline[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (run.type === 'text' && last?.type === 'text' && JSON.stringify(run.marks) === JSON.stringify(last.marks))
      result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

function fieldAsText(inline: RichInline): RichInline {
  if (inline.type !== 'mergeField') return inline;
  const { attrs, marks } = inline;
  return { type: 'text', text: neutralTag(attrs.name, attrs.fallback), ...(marks && { marks }) };
}
