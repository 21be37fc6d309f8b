import { blockRegistry } from '@mailwright/blocks';
import { type endpoints, LIMITS, type ResponseBody } from '@mailwright/contract';
import { checkDocument, readDocument, writeDocument } from '@mailwright/document';
import { checkTags, type MjmlProblem, resolveIncludes, type SentFile, wrapBareCode } from '@mailwright/import';
import { AppError } from '../../app-error.ts';
import type { MjmlReader } from '../../integrations/mjml/port.ts';

type ImportMjmlAnswer = ResponseBody<typeof endpoints.imports.mjml, 200>;

/** Elements and levels of the largest mails are a tenth of these. */
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 100;

/** One mistake has many echoes. */
const MAX_PROBLEMS = 200;

/** Makes documents of mails in foreign languages; nothing is stored. */
export interface ImportService {
  /** `files` are what the source may include. */
  mjml(source: string, files?: readonly SentFile[]): Promise<ImportMjmlAnswer>;
}

export function createImportService(reader: MjmlReader): ImportService {
  return {
    async mjml(main, files = []) {
      const bytes = [main, ...files.map((file) => file.source)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      if (bytes > LIMITS.htmlFileBytes) throw new AppError('PAYLOAD_TOO_LARGE');
      const { source: whole, lineOf } = resolveIncludes(main, files, LIMITS.htmlFileBytes);
      const told = (problems: readonly MjmlProblem[]) =>
        inOrder(problems.map((problem) => ({ ...problem, line: lineOf(problem.line) })));
      const { mistakes, includes, elements, depth, bare } = checkTags(whole);
      if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new AppError('IMPORT_TOO_COMPLEX');
      if (mistakes.length > 0) return { mail: null, problems: told(mistakes) };
      const { mail, warnings } = await reader.read(
        wrapBareCode(whole, bare),
        includes.map(({ detail }) => detail),
      );
      // As a stored document is read: what an editor opens is never taken on trust.
      const { document } = readDocument(writeDocument(mail.document), blockRegistry);
      if (!checkDocument(document, blockRegistry).ok) throw new AppError('IMPORT_TOO_COMPLEX');
      const { customStyles = '', ...components } = writeDocument(document);
      return {
        mail: {
          components,
          customStyles: String(customStyles),
          title: mail.title,
          preHeader: mail.preHeader,
          findings: mail.report.findings.map((finding) => ({ ...finding, nodes: [...finding.nodes] })),
        },
        problems: told([...includes, ...warnings]),
      };
    },
  };
}

function inOrder(problems: readonly MjmlProblem[]): MjmlProblem[] {
  return [...problems].sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);
}
