import { LIMITS } from '@mailwright/contract';

/** Module that is linked in a document. */
export interface LinkedModule {
  readonly moduleId: string;
  /** Oldest version of it in the document. */
  readonly version: number;
  /** Number of places where it is. */
  readonly instances: number;
}

/**
 * Returns the modules that a document is linked to, only the outermost ones, at most as many as a mail may have links to. It
 * reads stored JSON as it is, so that the index is right for documents of other releases too.
 */
export function linkedModules(components: unknown): readonly LinkedModule[] {
  const instances = new Map<string, { readonly moduleId: string; version: number }>();
  collect(isObject(components) ? components.nodes : null, instances);
  const found = new Map<string, LinkedModule>();
  for (const { moduleId, version } of instances.values()) {
    const before = found.get(moduleId);
    // More come by hand alone, and one statement writes them all.
    if (!before && found.size === LIMITS.modules.linked) continue;
    found.set(moduleId, {
      moduleId,
      version: Math.min(version, before?.version ?? version),
      instances: (before?.instances ?? 0) + 1,
    });
  }
  return [...found.values()];
}

function collect(nodes: unknown, instances: Map<string, { readonly moduleId: string; version: number }>): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (!isObject(node)) continue;
    const { instance, children } = node;
    if (!isObject(instance)) {
      collect(children, instances);
      continue;
    }
    const { id, moduleId, version } = instance;
    if (typeof id !== 'string' || typeof moduleId !== 'string' || !Number.isSafeInteger(version)) continue;
    const known = instances.get(id);
    if (known) known.version = Math.min(known.version, Number(version));
    else instances.set(id, { moduleId, version: Number(version) });
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
