import { base64Lines } from '@mailwright/contract';
import { type EmailDocument, ISLAND_TYPE, walk } from '@mailwright/document';
import { NOTHING } from './import-content.ts';
import { type ImportProblem, importProblems } from './import-problems.ts';

/**
 * Returns what prevents the import of a design: the same problems as with HTML, but lines of base64 are those of the
 * design.
 */
export function designProblems(
  document: EmailDocument,
  text: string,
  plan: { readonly customCode: boolean },
): readonly ImportProblem[] {
  const islands: string[] = [];
  walk(document, ({ type, props }) => {
    if (type === ISLAND_TYPE && typeof props.source === 'string') islands.push(props.source);
  });
  const content = { ...NOTHING, html: islands.join('\n'), css: document.customStyles ?? '' };
  return importProblems(content, plan).map((problem) =>
    problem.kind === 'base64' ? { ...problem, lines: base64Lines(text) } : problem,
  );
}
