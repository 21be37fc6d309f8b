import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Style sheet that the app's entry imports: the styles of all components, of which a page needs a tenth. */
const ALL = '@mantine/core/styles.layer.css';

/** Styles that belong to no component. */
const BASE = ['default-css-variables', 'baseline', 'global'];

const CLASS_NAMES = /\/@mantine\/core\/esm\/(?:.+\/)?(\w+)\.module\.mjs$/;

/**
 * Returns a plugin that gives each part of a build the styles of the Mantine components in it, instead of loading all styles
 * with the first page. The styles are imported by the module that names a component's classes, after the styles of the
 * components it is made of, so that none overrides another. In development the whole sheet is loaded, because components are
 * bundled before plugins see them.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === ALL ? '\0mantine-base-styles' : null),
    load: (id) => (id === '\0mantine-base-styles' ? importsOf(BASE) : null),
    transform(code, id) {
      const [file = '', name] = CLASS_NAMES.exec(id) ?? [];
      if (!name) return null;
      const sheet = path.join(id.slice(0, -file.length), '@mantine/core/styles', `${name}.layer.css`);
      if (!existsSync(sheet)) throw new Error(`Mantine has no styles for its ${name}`);
      return { code: `${code}\n${importsOf([name])}`, map: null, moduleSideEffects: true };
    },
  };
}

function importsOf(names: readonly string[]): string {
  return names.map((name) => `import '@mantine/core/styles/${name}.layer.css';`).join('\n');
}
