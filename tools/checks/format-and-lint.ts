import { bin, runNode } from '../runtime/run.mjs';
import type { Check } from './check.ts';

/** Biome: one formatter and the rules of biome.json. */
export const formatAndLint: Check = {
  name: 'format and lint',
  async run({ fix }) {
    const args = ['check', '--error-on-warnings', '--max-diagnostics=60', '--colors=off', ...(fix ? ['--write'] : [])];
    const { code, output } = await runNode([bin('@biomejs/biome/bin/biome'), ...args], { capture: true });
    return { problems: code === 0 ? [] : [output.trim()], summary: /Checked \d+ files/.exec(output)?.[0] };
  },
};
