import type { CustomModule } from '@mailwright/contract';
import {
  type BlockRegistry,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type ModuleReference,
  moduleDocument,
  moduleNodes,
  readDocument,
  UNREADABLE_TYPE,
} from '@mailwright/document';

/** Content of a version of a module. */
export interface ModuleContent extends ModuleReference {
  readonly kind: CustomModule['kind'];
  /** Nodes of the module; none where the server cannot read them. */
  readonly components: readonly object[];
  readonly html: string;
}

/** Returns the content with which a module is inserted. */
export function contentOf({
  id: moduleId,
  version,
  name,
  kind,
  components = [],
  html = '',
}: CustomModule): ModuleContent {
  const list: readonly object[] = Array.isArray(components) ? components : [components];
  return { moduleId, version, name, kind, components: list, html };
}

/** Returns the topmost nodes of a version, with the module's ids; null where this release cannot read them. */
export function nodesOf(
  { components, kind }: Pick<ModuleContent, 'components' | 'kind'>,
  registry: BlockRegistry,
): readonly DocumentNode[] | null {
  // Whatever was stored: reading makes nodes of it.
  const stored = components as unknown as readonly DocumentNode[];
  const { document } = readDocument(moduleDocument(stored, { settings: DEFAULT_SETTINGS, kind, registry }), registry);
  const nodes = moduleNodes(document, kind);
  return !nodes || nodes.some(({ type }) => type === UNREADABLE_TYPE) ? null : nodes;
}
