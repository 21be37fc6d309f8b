import type { JsonObject, JsonValue } from './json.ts';
import { type DocumentNode, type EmailDocument, UNREADABLE_TYPE } from './node.ts';

/** The JSON to store (`components`): the document itself, with each unreadable placeholder written as what it keeps. */
export function writeDocument(document: EmailDocument): JsonObject {
  return { ...document, nodes: writeNodes(document.nodes) } as unknown as JsonObject;
}

function writeNodes(nodes: readonly DocumentNode[]): readonly JsonValue[] {
  const written = nodes.map(writeNode);
  const same = written.every((json, index) => json === (nodes[index] as unknown));
  return same ? (nodes as unknown as readonly JsonValue[]) : written;
}

function writeNode(node: DocumentNode): JsonValue {
  if (node.type === UNREADABLE_TYPE && node.props.raw !== undefined) return node.props.raw;
  const json = node as unknown as JsonObject;
  if (!node.children) return json;
  const children = writeNodes(node.children);
  return children === (node.children as unknown) ? json : { ...json, children };
}
