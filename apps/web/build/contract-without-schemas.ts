import MagicString from 'magic-string';
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
 * Returns a plugin that leaves the contract's schemas out of the browser bundle. The client reads only the method and the path
 * of a row, and gets its types from it; the server validates. Without this plugin the dashboard would load zod for nothing (27
 * KB gzipped). Other packages keep their zod. Reading by a schema throws, so that such a use is noticed.
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

/** Fields of an endpoint row that the client reads. The other fields describe the row to the server and to people. */
const READ_BY_CLIENTS = new Set(['method', 'path', 'auth', 'upload']);

/**
 * Returns a plugin that removes from each row the fields that the client does not read: sentences and shapes, which are for the
 * server and the API's documentation.
 */
export function leanEndpoints(): Plugin {
  return {
    name: 'lean-endpoints',
    transform(code, id) {
      if (!id.includes('/packages/contract/src/endpoints/')) return null;
      const lean = new MagicString(code);
      for (const { properties } of rowsIn(this.parse(code))) {
        properties.forEach((property, index) => {
          if (!property.key) throw new Error(`${id}: a row is written out, clients do not get what is spread into it`);
          if (READ_BY_CLIENTS.has(property.key.name ?? '')) return;
          lean.remove(property.start, properties[index + 1]?.start ?? property.end);
        });
      }
      return { code: lean.toString(), map: lean.generateMap({ hires: true }) };
    },
  };
}

interface Row {
  readonly properties: readonly {
    readonly start: number;
    readonly end: number;
    /** Name of the property; absent where an object is spread. */
    readonly key?: { readonly name?: string };
  }[];
}

/** Returns the object given to each call of `defineEndpoint`, at any depth of the syntax tree. */
function rowsIn(node: unknown): Row[] {
  if (Array.isArray(node)) return node.flatMap(rowsIn);
  if (typeof node !== 'object' || node === null) return [];
  const {
    type,
    callee,
    arguments: given,
  } = node as {
    readonly type?: string;
    readonly callee?: { readonly name?: string };
    readonly arguments?: readonly [Row];
  };
  if (type === 'CallExpression' && callee?.name === 'defineEndpoint' && given) return [given[0]];
  return Object.values(node).flatMap(rowsIn);
}
