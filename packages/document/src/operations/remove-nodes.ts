import type { EmailDocument, NodeId } from '../node.ts';
import { childrenAt } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { replaceChildren } from '../tree/replace.ts';

/** Takes nodes out, with all they hold. Ids the document does not have are skipped. */
export function removeNodes(document: EmailDocument, input: { readonly ids: readonly NodeId[] }): EmailDocument {
  const locations = locateTopmost(document, input.ids);
  const gone = new Set(locations.map(({ node }) => node.id));
  const parentIds = new Set(locations.map(({ parent }) => parent?.id ?? null));
  return [...parentIds].reduce((next, parentId) => {
    const siblings = childrenAt(next, parentId) ?? [];
    return replaceChildren(
      next,
      parentId,
      siblings.filter((node) => !gone.has(node.id)),
    );
  }, document);
}
