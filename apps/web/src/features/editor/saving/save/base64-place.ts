import { base64Lines, hasBase64InJson } from '@mailwright/contract';
import { type DocumentNode, type EmailDocument, ISLAND_TYPE, walk } from '@mailwright/document';

/** The first block that holds base64 content, and the lines of its code that do; the lines of other blocks are nobody's. */
export function base64Place(
  document: EmailDocument,
): { readonly node: DocumentNode; readonly lines: readonly number[] } | null {
  let found: ReturnType<typeof base64Place> = null;
  walk(document, (node) => {
    if (found !== null) return;
    const { source } = node.props;
    if (node.type === ISLAND_TYPE && typeof source === 'string') {
      const lines = base64Lines(source);
      if (lines.length > 0) found = { node, lines };
    } else if (hasBase64InJson(JSON.stringify([node.props, node.style]))) found = { node, lines: [] };
  });
  return found;
}
