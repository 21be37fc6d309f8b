import { cruise } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads every import below `baseDir` and holds it against the rules. swc is the parser: with TypeScript 7 installed the
 * tsc parser reads no file at all and reports success; swc sees type-only and dynamic imports as well.
 */
export async function cruiseImports(
  baseDir: string,
  folders: readonly string[],
): Promise<{ readonly modules: number; readonly violations: readonly Violation[] }> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden: boundaryRules.map(({ rule }) => rule) },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist[^/]*|\\.data)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: output.modules.filter(({ source }) => /^(apps|packages)\//.test(source)).length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
