import { bin, runNode } from '../runtime/run.mjs';
import type { Check } from './check.ts';

/** knip: files, exports and dependencies that nothing uses, and packages used but not declared. */
export const unusedCode: Check = {
  name: 'unused code',
  beside: true,
  async run() {
    const args = [bin('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'];
    const { code, output } = await runNode(args, { capture: true });
    return { problems: code === 0 ? [] : output.trim().split('\n') };
  },
};
