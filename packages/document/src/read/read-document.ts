import { blankDocument } from '../blank-document.ts';
import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import { createId } from '../ids.ts';
import { isJsonObject, type JsonValue } from '../json.ts';
import { type DocumentNode, type EmailDocument, ISLAND_TYPE, PAGE_WRAPPER_TYPE, UNREADABLE_TYPE } from '../node.ts';
import { enforceMaxPerDocument } from '../rules/max-per-document.ts';
import { type Reading, readNode, withoutPlaceholder } from './read-node.ts';
import type { ReadProblem } from './read-problem.ts';
import { readSettings } from './read-settings.ts';

export interface ReadResult {
  readonly document: EmailDocument;
  readonly problems: readonly ReadProblem[];
}

const FORMAT_VERSION = 1;

/**
 * Makes a document of stored JSON (`components`). Never throws and loses nothing that a document may hold: what cannot
 * be read stands in the document as an unreadable placeholder that keeps its JSON, and `writeDocument` writes that JSON
 * back; blocks beyond the most a document may hold are removed. Nodes of older versions are migrated; a current
 * document comes back as the very objects given. null, or an object without nodes, is a blank mail.
 */
export function readDocument(json: unknown, registry: BlockRegistry): ReadResult {
  if (json === null || json === undefined) return { document: blankDocument(registry), problems: [] };
  if (!isJsonObject(json)) return unreadable(json as JsonValue, 'not an object');
  const { formatVersion = FORMAT_VERSION, nodes, settings, customStyles, ...rest } = json;
  if (formatVersion !== FORMAT_VERSION) return unreadable(json, `format version ${JSON.stringify(formatVersion)}`);
  const problems: ReadProblem[] = [];
  const readableSettings = readSettings(settings, problems);
  const own = typeof customStyles === 'string' && customStyles !== '' ? { customStyles } : {};
  if (nodes === undefined) {
    return { document: { ...blankDocument(registry), settings: readableSettings, ...own }, problems };
  }
  if (!Array.isArray(nodes)) return unreadable(json, 'nodes are not a list');
  const reading: Reading = { registry, ids: new Set(), problems, instances: new Map() };
  const { nodes: kept, removed } = enforceMaxPerDocument(readRoots(nodes, reading), registry);
  for (const path of removed) {
    problems.push({ kind: 'extra-removed', path: `/nodes${path}`, detail: 'more than a document may hold' });
  }
  const read = { formatVersion: FORMAT_VERSION, settings: readableSettings, nodes: kept } as const;
  return { document: { ...rest, ...read, ...own }, problems };
}

function unreadable(json: JsonValue, detail: string): ReadResult {
  const id = createId();
  return {
    document: {
      formatVersion: FORMAT_VERSION,
      settings: DEFAULT_SETTINGS,
      nodes: [{ id, type: UNREADABLE_TYPE, props: { raw: json }, style: {} }],
    },
    problems: [{ kind: 'document-unreadable', path: '', detail, nodeId: id }],
  };
}

/** Reads the root nodes. A second wrapper, or anything else that may not stand at the root, becomes a placeholder. */
function readRoots(list: readonly JsonValue[], reading: Reading): readonly DocumentNode[] {
  const types = list.map(typeOf);
  return list.map((json, index) =>
    readNode(
      json,
      {
        path: `/nodes/${index}`,
        holder: 'root',
        depth: 0,
        sections: 0,
        refusal: rootRefusal(types, index, reading.registry),
      },
      reading,
    ),
  );
}

function rootRefusal(types: readonly JsonValue[], index: number, registry: BlockRegistry): string | undefined {
  const type = types[index];
  if (typeof type !== 'string' || !definitionOf(type, registry)) return undefined;
  if (type === PAGE_WRAPPER_TYPE) return types.indexOf(type) === index ? undefined : 'there is a page wrapper already';
  if (type === ISLAND_TYPE) return types.length === 1 ? undefined : 'imported code stands at the root alone';
  return 'only a page wrapper stands at the root';
}

function typeOf(stored: JsonValue): JsonValue {
  const json = withoutPlaceholder(stored);
  return isJsonObject(json) ? (json.type ?? null) : null;
}
