import { root } from '../runtime/root.mjs';
import type { Check } from './check.ts';
import { cruiseImports } from './cruise-imports.ts';
import { fragmentsOf } from './fragments.ts';
import { blindRules } from './planted-violations.ts';
import { boundaryRules } from './rules/boundary-rules.ts';

/** Imports run one way; and the checker that says so is itself seen to fail on a planted violation of each rule. */
export const boundaries: Check = {
  name: 'boundaries',
  async run() {
    const cruised = await cruiseImports(root, ['apps', 'packages']);
    const { modules, violations } = cruised;
    const problems = violations.map(({ rule, from, to }) => `${from} imports ${to}: ${rule}`);
    if (modules === 0) problems.push('no file was read: the checker is blind');
    for (const name of await blindRules()) problems.push(`${name} does not catch the violation planted for it`);
    const fragments = `${fragmentsOf(cruised).length} files of at most 30 lines with one importer, in their own folder`;
    return {
      problems,
      summary: `${modules} modules, ${boundaryRules.length} rules, each with a planted violation; ${fragments}`,
    };
  },
};
