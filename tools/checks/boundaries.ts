import type { Check } from './check.ts';
import { cruiseRepository } from './cruise-imports.ts';
import { blindRules } from './planted-violations.ts';
import { boundaryRules } from './rules/boundary-rules.ts';

/** Imports run one way; and the checker that says so is itself seen to fail on a planted violation of each rule. */
export const boundaries: Check = {
  name: 'boundaries',
  async run() {
    const { modules, violations } = await cruiseRepository();
    const problems = violations.map(({ rule, from, to }) => `${from} imports ${to}: ${rule}`);
    if (modules === 0) problems.push('no file was read: the checker is blind');
    for (const name of await blindRules()) problems.push(`${name} does not catch the violation planted for it`);
    return {
      problems,
      summary: `${modules} modules, ${boundaryRules.length} rules, each with a planted violation`,
    };
  },
};
