import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Paths of license texts that the generated list lacks, relative to `node_modules`, by name. */
export const TEXTS: Readonly<Record<string, string>> = {
  // It asks for its text beside it.
  'heic-to': 'heic-to/LICENSE',
  // Files of a font are no modules.
  inter: '@fontsource-variable/inter/LICENSE',
  // Its author put the text beside this other package of theirs alone.
  'react-remove-scroll-bar': 'react-remove-scroll/LICENSE',
};

/** File that lists the packages whose code is in the client, each with its license. The license must accompany the code. */
const LIST = 'licenses/packages.txt';

/**
 * Returns a plugin that writes the licenses of third parties beside the build: those of packages as one list, and some as files
 * of their own.
 */
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
