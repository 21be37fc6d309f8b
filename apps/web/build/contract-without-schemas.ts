import type { Plugin } from 'vite';

const STUB = '\0contract-schemas';

const STUB_SOURCE = `
const READERS = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options', 'toJSONSchema']);
export const z = new Proxy(() => z, {
  get(_, member) {
    if (READERS.has(member)) throw new Error('The contract\\'s schemas are not part of the browser bundle');
    return member === 'shape' ? {} : z;
  },
});
`;

/**
 * Leaves the contract's schemas out of the browser bundle. The client reads method and path of a row and gets its types
 * from it; it is the server that validates. Without this the dashboard carries zod for nothing (27 KB gzipped). Other
 * packages keep their zod. Reading by a schema throws, so that a use cannot go unnoticed.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'zod' && importer?.includes('/packages/contract/src/') ? STUB : null;
    },
    load(id) {
      return id === STUB ? STUB_SOURCE : null;
    },
  };
}
