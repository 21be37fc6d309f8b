import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Texts that the list of what is bundled does not have, by what they are called. */
export const TEXTS: Readonly<Record<string, string>> = {
  // It asks for its text beside it.
  'heic-to': 'heic-to/LICENSE',
  // Files of a font are no modules.
  inter: '@fontsource-variable/inter/LICENSE',
  // Its author put the text beside this other package of theirs alone.
  'react-remove-scroll-bar': 'react-remove-scroll/LICENSE',
};

/** Packages whose code is in the client, each with its license, which has to go wherever the code goes. */
const LIST = 'licenses/packages.txt';

/** Puts the licenses of others beside what is built of them: those of packages as one list, and some as files of their own. */
export function licenseFiles(modules: string): Plugin {
  return {
    name: 'license-files',
    config: () => ({ build: { license: { fileName: LIST } } }),
    generateBundle() {
      for (const [name, text] of Object.entries(TEXTS)) {
        this.emitFile({
          type: 'asset',
          fileName: `licenses/${name}.txt`,
          source: readFileSync(join(modules, text), 'utf8'),
        });
      }
    },
  };
}
