import { tagPieces } from '@mailwright/contract';
import {
  COLUMN_TYPE,
  type DocumentNode,
  ISLAND_TYPE,
  isJsonObject,
  type JsonValue,
  SECTION_TYPE,
} from '@mailwright/document';
import { blockNode } from '../block-node.ts';

/** More tags in one place are nothing that begins or ends a part of a mail. */
const MAX_TAGS = 40;

/** The tags of a node that holds nothing else, e.g. what begins a condition; undefined for any other node. */
export function markerTags(node: DocumentNode): readonly string[] | undefined {
  const text = markerText(node);
  if (text === undefined || text.length > 10_000) return undefined;
  const pieces = tagPieces(text).filter((piece) => piece.isTag || piece.text.trim() !== '');
  if (pieces.length === 0 || pieces.length > MAX_TAGS) return undefined;
  return pieces.every(({ isTag }) => isTag) ? pieces.map((piece) => piece.text) : undefined;
}

/** The same node with these tags alone. */
export function withTags(node: DocumentNode, tags: readonly string[]): DocumentNode {
  if (node.children) return { ...node, children: node.children.map((child) => withTags(child, tags)) };
  const { id } = node;
  return { ...blockNode(ISLAND_TYPE, { source: tags.join('') }, node.style), id };
}

/** The block of a marker itself, which what is around it holds alone. */
export function markerBlock(node: DocumentNode): DocumentNode {
  const [only] = node.children ?? [];
  return only ? markerBlock(only) : node;
}

function markerText(node: DocumentNode): string | undefined {
  if (node.type === ISLAND_TYPE) return typeof node.props.source === 'string' ? node.props.source : undefined;
  if (node.type === 'text') return wordsAlone(node.props.content);
  const [only, ...others] = node.children ?? [];
  const isAround = node.type === SECTION_TYPE || node.type === COLUMN_TYPE;
  return isAround && only && others.length === 0 ? markerText(only) : undefined;
}

/** Text of one paragraph, if it is nothing but text. */
function wordsAlone(content: JsonValue | undefined): string | undefined {
  const [paragraph, ...others] = Array.isArray(content) ? content : [];
  if (others.length > 0 || !isJsonObject(paragraph) || !Array.isArray(paragraph.content)) return undefined;
  const runs = paragraph.content.filter(isJsonObject);
  return runs.length > 0 && runs.every(({ type, text }) => type === 'text' && typeof text === 'string')
    ? runs.map(({ text }) => String(text)).join('')
    : undefined;
}
