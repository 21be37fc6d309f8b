import type { DocumentNode } from '../node.ts';
import { instancesOf } from './instances.ts';

/** Links between modules, by id. */
export interface ModuleNesting {
  /** Returns the modules that a module's latest version is linked to. */
  readonly inside: (moduleId: string) => readonly string[];
  /** Returns the modules that are linked to a module. */
  readonly around: (moduleId: string) => readonly string[];
}

/** Reason why nodes cannot be a module; an error code of the contract. */
export type NestingProblem = 'MODULE_IN_ITSELF' | 'MODULE_NESTED_TOO_DEEP';

/** Returns the ids of the modules that nodes are linked to. */
export function linkedModuleIds(nodes: readonly DocumentNode[]): ReadonlySet<string> {
  return new Set(instancesOf({ nodes }).map(({ instance }) => instance.moduleId));
}

/**
 * Returns the reason why a module may not consist of nodes that are linked to the modules `inner`; null when it may. A
 * module may be linked to modules that are linked to none, and to no module once it is itself within one. `moduleId` is
 * null for a module that does not exist yet.
 */
export function nestingProblem(
  moduleId: string | null,
  inner: ReadonlySet<string>,
  { inside, around }: ModuleNesting,
): NestingProblem | null {
  if (inner.size === 0) return null;
  const below = [...inner].flatMap(inside);
  if (moduleId !== null && (inner.has(moduleId) || below.includes(moduleId))) return 'MODULE_IN_ITSELF';
  const isNested = below.length > 0 || (moduleId !== null && around(moduleId).length > 0);
  return isNested ? 'MODULE_NESTED_TOO_DEEP' : null;
}
