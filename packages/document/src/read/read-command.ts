import type { BlockRegistry, NodeSeed } from '../block-definition.ts';
import type { Command } from '../commands/command.ts';
import { definitionOf } from '../definition-of.ts';
import type { RefusalReason } from '../editor/edit-context.ts';
import type { JsonValue } from '../json.ts';
import { refuse } from '../rules/answer.ts';
import { readDocument } from './read-document.ts';
import { readNodes, readSeeds } from './read-seeds.ts';

/**
 * Reads the nodes that a command from outside brings along, as stored ones are read: defaults are filled in and older
 * versions migrated. New nodes must be of known blocks whose schemas take them; a whole document keeps what it has.
 */
export function readCommand(
  command: Command,
  registry: BlockRegistry,
): { readonly ok: true; readonly command: Command } | { readonly ok: false; readonly reason: RefusalReason } {
  if (command.type === 'insert') {
    const nodes = command.nodes.map((node) => ofThisRelease(node, registry));
    const { seeds, problems } = readSeeds(nodes as unknown as readonly JsonValue[], registry, 'root');
    return problems.length > 0 ? refuse('INVALID_VALUE') : { ok: true, command: { ...command, nodes: seeds } };
  }
  if (command.type === 'updateModule') {
    const { nodes, problems } = readNodes(command.nodes as unknown as readonly JsonValue[], registry);
    const isBroken = problems.some(({ kind }) => kind !== 'mark-removed' && kind !== 'unknown-type');
    return isBroken ? refuse('INVALID_VALUE') : { ok: true, command: { ...command, nodes } };
  }
  if (command.type === 'replaceDocument') {
    return { ok: true, command: { ...command, document: readDocument(command.document, registry).document } };
  }
  return { ok: true, command };
}

/** A new node that names no version is written for the schemas of today; a stored one would be of the first. */
function ofThisRelease(seed: NodeSeed, registry: BlockRegistry): NodeSeed {
  const version = seed.version ?? definitionOf(seed.type, registry)?.version ?? 1;
  const children = seed.children?.map((child) => ofThisRelease(child, registry));
  return { ...seed, version, ...(children && { children }) };
}
