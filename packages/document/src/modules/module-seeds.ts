import type { NodeSeed } from '../block-definition.ts';
import { type CreateId, createId } from '../ids.ts';
import type { DocumentNode, ModuleInstance } from '../node.ts';
import { withoutMarks } from './marks.ts';

/** Module and version that a linked module was inserted from. */
export type ModuleReference = Omit<ModuleInstance, 'id'>;

/**
 * A version of a module, its topmost nodes with the module's ids, as seeds for `insert`: linked. Marks of modules
 * within it are taken out, since a mail is linked to outermost modules alone.
 */
export function linkedSeeds(
  nodes: readonly DocumentNode[],
  module: ModuleReference,
  newId: CreateId = createId,
): readonly NodeSeed[] {
  const { moduleId, version, name } = module;
  const instance: ModuleInstance = { id: newId(), moduleId, version, name };
  return nodes.map((node) => ({ ...linkedSeed(node), instance }));
}

/** The same as copies: without a link, and without a trace of one. */
export function copySeeds(nodes: readonly DocumentNode[]): readonly NodeSeed[] {
  return nodes.map(withoutIds);
}

function withoutIds(node: DocumentNode): NodeSeed {
  const { id: _, anchor: __, children, ...own } = withoutMarks(node);
  return { ...own, ...(children && { children: children.map(withoutIds) }) };
}

function linkedSeed(node: DocumentNode): NodeSeed {
  const { id, anchor: _, instance: __, origin, open, base: ___, children, ...own } = node;
  // A field that another module's author opened, where that module is linked in this one, is no field of this one.
  const isOfAnother = origin !== undefined;
  return {
    ...own,
    origin: id,
    ...(open && !isOfAnother && { open }),
    ...(children && { children: children.map(linkedSeed) }),
  };
}
