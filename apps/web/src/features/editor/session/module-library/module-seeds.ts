import type { CustomModule, ModuleVersionContent } from '@mailwright/contract';
import {
  type BlockRegistry,
  copySeeds,
  DEFAULT_SETTINGS,
  type DocumentNode,
  linkedSeeds,
  moduleDocument,
  moduleNodes,
  type NodeSeed,
  readDocument,
  UNREADABLE_TYPE,
} from '@mailwright/document';
import { queryClient } from '../../../../shared/api/query-client.ts';
import type { InsertAs } from './insert-as.ts';
import { moduleContentQuery } from './modules-query.ts';

type Listed = Pick<CustomModule, 'id' | 'version'>;
type Content = Pick<ModuleVersionContent, 'components' | 'kind'>;

/** The topmost nodes of a version, with the module's ids; null where this release cannot read them. */
export function nodesOf({ components, kind }: Content, registry: BlockRegistry): readonly DocumentNode[] | null {
  // Whatever was stored: reading makes nodes of it.
  const stored = components as unknown as readonly DocumentNode[];
  const { document } = readDocument(moduleDocument(stored, { settings: DEFAULT_SETTINGS, kind, registry }), registry);
  const nodes = moduleNodes(document, kind);
  return !nodes || nodes.some(({ type }) => type === UNREADABLE_TYPE) ? null : nodes;
}

/** What is inserted of a version; null where this release cannot read it. */
export function seedsOf(
  content: ModuleVersionContent,
  as: InsertAs,
  registry: BlockRegistry,
): readonly NodeSeed[] | null {
  const nodes = nodesOf(content, registry);
  if (nodes === null) return null;
  const { moduleId, version, name } = content;
  return as === 'linked' ? linkedSeeds(nodes, { moduleId, version, name }) : copySeeds(nodes);
}

/** What is in the module, if it has been fetched. */
export function knownContent(module: Listed): ModuleVersionContent | undefined {
  return queryClient.getQueryData(moduleContentQuery(module).queryKey);
}

/** @throws ApiError */
export function loadContent(module: Listed): Promise<ModuleVersionContent> {
  return queryClient.fetchQuery(moduleContentQuery(module));
}

/** Fetches what is in a module that is about to be inserted. What fails is told when it is. */
export function prefetchContent(module: Listed): void {
  void queryClient.prefetchQuery(moduleContentQuery(module));
}
