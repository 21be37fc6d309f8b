import type { DocumentNode } from '../node.ts';
import { instancesOf } from './instances.ts';

/** What is known of other modules, by id. */
export interface ModuleNesting {
  /** Modules that a module is linked to in its latest version. */
  readonly inside: (moduleId: string) => readonly string[];
  /** Modules that a module is linked in. */
  readonly around: (moduleId: string) => readonly string[];
}

/** Why nodes cannot be a module, in the words of the contract. */
export type NestingProblem = 'MODULE_IN_ITSELF' | 'MODULE_NESTED_TOO_DEEP';

/** Modules that nodes are linked to. */
export function linkedModuleIds(nodes: readonly DocumentNode[]): ReadonlySet<string> {
  return new Set(instancesOf({ nodes }).map(({ instance }) => instance.moduleId));
}

/**
 * Whether a module may consist of nodes that are linked to those: it may be linked to modules that are linked to none, and
 * to no other once it is itself within a module. `moduleId` is null for one that is still to be made.
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
