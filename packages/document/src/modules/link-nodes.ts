import { type CreateId, createId } from '../ids.ts';
import type { JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument, ModuleInstance, NodeId } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { replaceNode } from '../tree/replace.ts';
import { childrenOf } from '../tree/walk.ts';
import type { ModuleReference } from './module-seeds.ts';

/**
 * Makes the nodes that a module was made of its first linked instance; they look as they did and keep their ids. `made` are
 * the module's topmost nodes in the same order. Null where they are not built alike any more.
 */
export function linkNodes(
  document: EmailDocument,
  ids: readonly NodeId[],
  made: readonly DocumentNode[],
  module: ModuleReference,
  newId: CreateId = createId,
): EmailDocument | null {
  if (ids.length !== made.length) return null;
  const { moduleId, version, name } = module;
  const instance: ModuleInstance = { id: newId(), moduleId, version, name };
  // A module says nothing of what its first mail shows it by; new versions leave that.
  const ofMail: ModuleInstance = { ...instance, shownByMail: true };
  let isAlike = true;
  let found = 0;
  const linked = (node: DocumentNode, of: DocumentNode | undefined): DocumentNode => {
    if (of?.type !== node.type || childrenOf(of).length !== childrenOf(node).length) isAlike = false;
    const { instance: _, origin: __, base: ___, open: ____, children, ...own } = node;
    return {
      ...own,
      origin: of?.id ?? '',
      ...(children && { children: children.map((child, index) => linked(child, of?.children?.[index])) }),
    };
  };
  const changed = ids.reduce(
    (now, id, index) =>
      replaceNode(now, id, (node) => {
        found += 1;
        return { ...linked(node, made[index]), instance: isShownAs(node, made[index]) ? instance : ofMail };
      }),
    document,
  );
  return isAlike && found === ids.length ? changed : null;
}

function isShownAs(node: DocumentNode, made: DocumentNode | undefined): boolean {
  return sameJson(audienceOf(node), audienceOf(made));
}

function audienceOf(node: DocumentNode | undefined): JsonValue {
  return [node?.condition ?? null, node?.repeat ?? null] as unknown as JsonValue;
}
