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

/** What is in a version of a module. */
export interface ModuleContent extends ModuleReference {
  readonly kind: CustomModule['kind'];
  /** None where the server cannot read them. */
  readonly components: readonly object[];
  readonly html: string;
}

/** The content that a module travels with. */
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

/** The topmost nodes of a version, with the module's ids; null where this release cannot read them. */
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
