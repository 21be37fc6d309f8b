import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages whose license asks for its text beside the program. */
const PACKAGES = ['heic-to'];

/** Puts their license texts beside what is built of them, as `licenses/<package>.txt`. */
export function licenseFiles(modules: string): Plugin {
  return {
    name: 'license-files',
    generateBundle() {
      for (const name of PACKAGES) {
        const source = readFileSync(join(modules, name, 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licenses/${name}.txt`, source });
      }
    },
  };
}
