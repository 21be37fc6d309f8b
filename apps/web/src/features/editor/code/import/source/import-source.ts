import { blockRegistry } from '@mailwright/blocks';
import { endpoints, findProfile } from '@mailwright/contract';
import {
  type DocumentNode,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  readDocument,
  UNREADABLE_TYPE,
} from '@mailwright/document';
import type { Finding, Imported } from '@mailwright/import';
import { call } from '../../../../../shared/api/call.ts';
import { BrokenMjml, type MjmlProblem } from './broken-mjml.ts';
import { designJson } from './design-json.ts';
import type { SentFile } from './files/read-import-files.ts';

/** A mail of ours as its `components`: read as a stored one is. */
const ownSource: ImportSource = {
  kind: 'own',
  extension: 'json',
  recognises: (text) => {
    const json = designJson(text);
    return json?.formatVersion !== undefined && Array.isArray(json.nodes);
  },
  read: async (text) => {
    const { document } = readDocument(designJson(text), blockRegistry);
    const findings = new Map<string, Finding>();
    const visit = (node: DocumentNode): void => {
      const kind = blockRegistry.get(node.type)?.kind;
      if (kind === undefined || kind === 'block') {
        const part = node.type === UNREADABLE_TYPE ? 'unreadable' : node.type;
        const before = findings.get(part) ?? findingOf(part, kind !== undefined && part !== 'unreadable');
        findings.set(part, { ...before, count: before.count + 1, nodes: [...before.nodes, node.id] });
      }
      for (const child of node.children ?? []) visit(child);
    };
    for (const node of document.nodes) visit(node);
    return { document, report: { findings: [...findings.values()] } };
  },
};

/** A design as Unlayer's editor saves it. What reads it is fetched when there is one. */
const unlayerSource: ImportSource = {
  kind: 'unlayer',
  extension: 'json',
  recognises: (text) => holdsRows(designJson(text)?.body),
  read: async (text) => {
    const { importUnlayer, neutralImport } = await import('@mailwright/import');
    return neutralImport(await importUnlayer(designJson(text) ?? NOTHING));
  },
};

/** A design as Beefree's editor saves it. */
const beefreeSource: ImportSource = {
  kind: 'beefree',
  extension: 'json',
  recognises: (text) => holdsRows(designJson(text)?.page),
  read: async (text) => {
    const { importBeefree, neutralImport } = await import('@mailwright/import');
    return neutralImport(await importBeefree(designJson(text) ?? NOTHING));
  },
};

const NOTHING: JsonObject = {};

/** A mail in MJML: the server reads it, as MJML needs more than a browser has. */
const mjmlSource: ImportSource = {
  kind: 'mjml',
  extension: 'mjml',
  recognises: (text) => /^(?:\uFEFF|\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*<mjml[\s>]/i.test(text.slice(0, BEGINNING)),
  read: async (source, signal, files = []) => {
    const body = files.length === 0 ? { source } : { source, files: [...files] };
    const { mail, problems } = await call(endpoints.imports.mjml, { body }, { signal });
    if (!mail) throw new BrokenMjml(problems);
    const { components, customStyles, findings, title, preHeader, profile } = mail;
    const { document } = readDocument({ ...components, customStyles }, blockRegistry);
    const system = profile === null ? undefined : findProfile(profile)?.name;
    const design = { document, report: { findings }, warnings: problems, title, preHeader };
    return system === undefined ? design : { ...design, system };
  },
};

/** Nobody writes a longer preface. */
const BEGINNING = 20_000;

/** Sorts of designs that become blocks; HTML is none of them: it stays what it is. */
export type ImportKind = 'own' | 'unlayer' | 'beefree' | 'mjml';

/** A mail that was read, with what there is to say besides the report. */
export interface ReadDesign extends Imported {
  /** Problems that MJML found in its source. */
  readonly warnings?: readonly MjmlProblem[];
  /** Its title; '' when the source has none. */
  readonly title?: string;
  /** First words shown beside the subject; '' when the source has none. They are the template's, not the document's. */
  readonly preHeader?: string;
  /** The sending system whose tags became fields and conditions of the mail, by name. */
  readonly system?: string;
}

/** A sort of design that the import dialog takes, in its own text form. */
export interface ImportSource {
  readonly kind: ImportKind;
  /** Extension of its files, without the dot. */
  readonly extension: string;
  /** Returns whether a text is of this sort; called at each pause in typing, so it checks only what identifies the sort. */
  readonly recognises: (text: string) => boolean;
  /**
   * Makes a mail of it, with the files that came along where it includes them. Rejects only when it cannot be read at all; an `ApiError` and a `BrokenMjml` are told in their own
   * words.
   */
  readonly read: (text: string, signal: AbortSignal, files?: readonly SentFile[]) => Promise<ReadDesign>;
}

/** All of them; the first that recognises a text reads it. */
const IMPORT_SOURCES: readonly ImportSource[] = [ownSource, unlayerSource, beefreeSource, mjmlSource];

export const IMPORT_EXTENSIONS: readonly string[] = [
  ...new Set(['html', ...IMPORT_SOURCES.map(({ extension }) => extension)]),
];

export function importSourceOf(text: string): ImportSource | null {
  return IMPORT_SOURCES.find((source) => source.recognises(text)) ?? null;
}

function holdsRows(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Array.isArray(value.rows);
}

function findingOf(part: string, known: boolean): Finding {
  const one = { part, block: part, count: 0, nodes: [] };
  return known ? { ...one, fidelity: 'kept' } : { ...one, fidelity: 'placeholder', reason: 'unknown-type' };
}
