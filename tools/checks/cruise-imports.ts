import { cruise } from 'dependency-cruiser';
import { root } from '../runtime/root.mjs';
import { boundaryRules } from './rules/boundary-rules.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly modules: number;
  readonly violations: readonly Violation[];
  /** Files that import each file of ours. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
  /** Files of ours that each file imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Files that `import()` loads. */
  readonly lazy: ReadonlySet<string>;
}

const OWN = /^(apps|packages)\//;

/** Reads the imports of the repository, once for all checks that ask. */
export function cruiseRepository(): Promise<Cruise> {
  cruised ??= cruiseImports(root, ['apps', 'packages']);
  return cruised;
}

let cruised: Promise<Cruise> | null = null;

/**
 * Reads every import below `baseDir` and holds it against the rules. swc is the parser: with TypeScript 7 installed the
 * tsc parser reads no file at all and reports success; swc sees type-only and dynamic imports as well.
 */
export async function cruiseImports(baseDir: string, folders: readonly string[]): Promise<Cruise> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: boundaryRules.map(({ rule }) => rule) },
      doNotFollow: { path: 'node_modules' },
      // Anchored to our own build output: unanchored it hid every library whose entry lies in a `dist` folder of its own.
      exclude: { path: '^(apps|packages)/[^/]+/(dist[^/]*|\\.data)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  const own = output.modules.filter(({ source }) => OWN.test(source));
  return {
    modules: own.length,
    importers: new Map(own.map(({ source, dependents }) => [source, dependents])),
    imports: new Map(
      own.map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved }) => resolved).filter((file) => OWN.test(file)),
      ]),
    ),
    lazy: new Set(
      own.flatMap(({ dependencies }) => dependencies.filter(({ dynamic }) => dynamic).map(({ resolved }) => resolved)),
    ),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
