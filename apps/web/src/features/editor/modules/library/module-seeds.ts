import type { CustomModule } from '@mailwright/contract';
import { type BlockRegistry, copySeeds, linkedSeeds, type NodeSeed } from '@mailwright/document';
import { queryClient } from '../../../../shared/api/query-client.ts';
import type { InsertAs } from '../../../../shared/modules/insert-as.ts';
import { type ModuleContent, nodesOf } from '../../../../shared/modules/module-content.ts';
import { moduleContentQuery } from '../../../../shared/modules/modules-query.ts';

type Listed = Pick<CustomModule, 'id' | 'version'>;

/** Returns the nodes to insert for a version; null when this release cannot read it. */
export function seedsOf(content: ModuleContent, as: InsertAs, registry: BlockRegistry): readonly NodeSeed[] | null {
  const nodes = nodesOf(content, registry);
  if (nodes === null) return null;
  return as === 'linked' ? linkedSeeds(nodes, content) : copySeeds(nodes);
}

/** Returns the content of the module, if it has been loaded. */
export function knownContent(module: Listed): ModuleContent | undefined {
  return queryClient.getQueryData(moduleContentQuery(module).queryKey);
}

/** @throws ApiError */
export function loadContent(module: Listed): Promise<ModuleContent> {
  return queryClient.fetchQuery(moduleContentQuery(module));
}

/** Fetches what is in a module that is about to be inserted. What fails is told when it is. */
export function prefetchContent(module: Listed): void {
  void queryClient.prefetchQuery(moduleContentQuery(module));
}
