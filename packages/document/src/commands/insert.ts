import { insertNodes } from '../operations/insert-nodes.ts';
import { wrapNodes } from '../operations/wrap-nodes.ts';
import { place } from '../rules/place.ts';
import { fromSeeds } from '../seed.ts';
import type { Change, CommandInput } from './change.ts';
import type { InsertCommand } from './command.ts';

/** Makes nodes from seeds and puts them at a target, wrapped where they must be. They come back selected. */
export function insert({ document, context, newId }: CommandInput, { nodes: seeds, target }: InsertCommand): Change {
  const placement = place(document, context, seeds, target);
  if (!placement.ok) return placement;
  const { registry } = context;
  const nodes = fromSeeds(seeds, registry, newId);
  const items = nodes.map((node, index) => ({ node, wrapping: placement.wrappings[index] ?? 'none' }) as const);
  const ids = nodes.map(({ id }) => id);
  return {
    ok: true,
    document: insertNodes(document, { nodes: wrapNodes(items, registry, newId), target: placement.target }),
    ids,
    selection: ids,
  };
}
