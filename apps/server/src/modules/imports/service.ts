import { blockRegistry } from '@mailwright/blocks';
import {
  base64Lines,
  type endpoints,
  exceededJsonLimit,
  hasBase64InJson,
  LIMITS,
  MESSAGES,
  PROFILE_IDS,
  type ResponseBody,
} from '@mailwright/contract';
import {
  checkDocument,
  isJsonObject,
  type JsonObject,
  PAGE_WRAPPER_TYPE,
  readDocument,
  writeDocument,
} from '@mailwright/document';
import {
  checkTags,
  countParts,
  type DesignKind,
  type MjmlProblem,
  resolveIncludes,
  type SentFile,
  wrapBareCode,
} from '@mailwright/import';
import { AppError } from '../../app-error.ts';
import type { MjmlReader, OtherSource, ReadMail } from '../../integrations/mjml/port.ts';

type ImportAnswer = ResponseBody<typeof endpoints.imports.html, 200>;
type ImportMjmlAnswer = ResponseBody<typeof endpoints.imports.mjml, 200>;

/** Most elements, parts of designs, and levels; the largest mails have a tenth. */
const MAX_PARTS = 10_000;
const MAX_DEPTH = 100;

/** Most problems in an answer: one mistake causes many. */
const MAX_PROBLEMS = 200;

/** Most lines with base64 content that an error names. */
const NAMED_LINES = 20;

/** Converts mails in other formats to documents; nothing is stored. `person` is the person who waits for it. */
export interface ImportService {
  /** Converts MJML; `files` are the files that it may include. */
  mjml(person: string, source: string, files?: readonly SentFile[]): Promise<ImportMjmlAnswer>;
  html(person: string, source: Omit<Extract<OtherSource, { kind: 'html' }>, 'kind'>): Promise<ImportAnswer>;
  /** Converts a design, given as JSON or its text. */
  design(person: string, kind: DesignKind, source: string | Readonly<Record<string, unknown>>): Promise<ImportAnswer>;
}

export function createImportService(reader: MjmlReader): ImportService {
  return {
    async mjml(person, main, files = []) {
      requireSize([main, ...files.map((file) => file.source)]);
      const { source: whole, lineOf } = resolveIncludes(main, files, LIMITS.htmlFileBytes);
      const told = (problems: readonly MjmlProblem[]) =>
        inOrder(problems.map((problem) => ({ ...problem, line: lineOf(problem.line) })));
      const { mistakes, includes, elements, depth, bare } = checkTags(whole);
      if (elements > MAX_PARTS || depth > MAX_DEPTH) throw new AppError('IMPORT_TOO_COMPLEX');
      if (mistakes.length > 0) return { mail: null, problems: told(mistakes) };
      const { mail, warnings } = await reader.read(
        person,
        wrapBareCode(whole, bare),
        includes.map(({ detail }) => detail),
      );
      return { mail: importedMail(mail), problems: told([...includes, ...warnings]) };
    },

    async html(person, { source, mode, css = '' }) {
      requireSize([source, css]);
      requireNoBase64({ source, css });
      if (mode === 'blocks' && countElements(source) > MAX_PARTS) throw new AppError('IMPORT_TOO_COMPLEX');
      if (source.trim() === '') return unreadable('no-content', 'html', 1);
      const mail = await reader.readOther(person, { kind: 'html', source, mode, css });
      if (!mail) throw new AppError('IMPORT_TOO_COMPLEX');
      const [root] = mail.document.nodes;
      const isEmpty = root?.type === PAGE_WRAPPER_TYPE && root.children?.length === 0;
      return isEmpty ? unreadable('no-content', 'html', 1) : { mail: importedMail(mail), problems: [] };
    },

    async design(person, kind, source) {
      const text = typeof source === 'string' ? source : JSON.stringify(source);
      requireSize([text]);
      if (exceededJsonLimit(Buffer.from(text))) throw new AppError('IMPORT_TOO_COMPLEX');
      requireNoBase64({ source: text });
      // In a string of JSON it may be written otherwise.
      if (hasBase64InJson(text)) throw new AppError('BASE64_NOT_ALLOWED');
      const read = readJson(text);
      if ('line' in read) return unreadable('no-json', kind, read.line);
      const count = read.json && countParts(read.json, kind);
      if (!read.json || count === null) return unreadable('no-design', kind, 1);
      if (count > MAX_PARTS) throw new AppError('IMPORT_TOO_COMPLEX');
      const mail = await reader.readOther(person, { kind, json: read.json });
      return { mail: mail && importedMail(mail), problems: [] };
    },
  };
}

function requireSize(sources: readonly string[]): void {
  const bytes = sources.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > LIMITS.htmlFileBytes) throw new AppError('PAYLOAD_TOO_LARGE');
}

function requireNoBase64(fields: Readonly<Record<string, string>>): void {
  const details = Object.entries(fields).flatMap(([path, text]) =>
    base64Lines(text).map((line) => ({ path, line, message: MESSAGES.base64NotAllowed })),
  );
  if (details.length > 0) throw new AppError('BASE64_NOT_ALLOWED', { details: details.slice(0, NAMED_LINES) });
}

/** Returns the imported mail, read and checked as a stored document is: an editor opens nothing unchecked. */
function importedMail(mail: ReadMail): NonNullable<ImportAnswer['mail']> {
  const { document } = readDocument(writeDocument(mail.document), blockRegistry);
  if (!checkDocument(document, blockRegistry).ok) throw new AppError('IMPORT_TOO_COMPLEX');
  const { customStyles = '', ...components } = writeDocument(document);
  const { title = '', preHeader = '' } = mail;
  return {
    components,
    customStyles: String(customStyles),
    ...{ title, subject: title, preHeader },
    profile: PROFILE_IDS.find((id) => id === mail.profile) ?? null,
    findings: mail.report.findings.map((finding) => ({ ...finding, nodes: [...finding.nodes] })),
  };
}

function countElements(html: string): number {
  let count = 0;
  for (const _ of html.matchAll(/<[a-z]/gi)) count += 1;
  return count;
}

/** Returns the JSON object of a text, null for other JSON; for invalid JSON, the line of the first error, counted from 1. */
function readJson(text: string): { readonly json: JsonObject | null } | { readonly line: number } {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { json: isJsonObject(json) ? json : null };
  } catch (error) {
    return { line: text.slice(0, positionOf(String(error), text)).split('\n').length };
  }
}

/** Returns the position of the JSON error in V8's message: by a number, by the text quoted around it, or the end. */
function positionOf(message: string, text: string): number {
  const [, position] = /\bposition (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, dots = '', around] = /, (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  if (around === undefined) return text.length;
  const [, token = ''] = /token '([\s\S]*?)', /.exec(message) ?? [];
  const at = text.indexOf(around);
  return at + Math.max(0, around.indexOf(token, dots ? TOLD_BEFORE : 0));
}

/** Number of characters before the faulty token that V8 quotes in its message. */
const TOLD_BEFORE = 10;

function unreadable(kind: 'no-json' | 'no-design' | 'no-content', tag: string, line: number): ImportAnswer {
  return { mail: null, problems: [{ kind, line, tag, detail: '' }] };
}

function inOrder(problems: readonly MjmlProblem[]): MjmlProblem[] {
  return [...problems].sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);
}
