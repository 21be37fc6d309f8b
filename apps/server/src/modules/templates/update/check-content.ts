import {
  base64Lines,
  type ErrorDetail,
  hasBase64,
  hasBase64InJson,
  MESSAGES,
  type TemplateBody,
} from '@mailwright/contract';
import { ISLAND_TYPE } from '@mailwright/document';
import { type CssProblemKind, containsScript, cssProblems } from '@mailwright/island';
import { AppError } from '../../../app-error.ts';
import { piecesOf } from '../../versions/html-chunks.ts';

/**
 * Throws when a body contains something that may not be saved: scripts outside the plan, base64 content, or CSS of the author's
 * that reaches out of its style block. CSS that was stored before is not checked.
 * @param json JSON of its `components`, if it has been written already; parts that were checked before may be left out
 */
export function requireAllowedContent(
  body: TemplateBody,
  plan: { readonly customCode: boolean },
  change: { readonly stored: TemplateBody | null; readonly sent: Partial<TemplateBody> },
  json = JSON.stringify(body.components),
): void {
  if (!plan.customCode && (hasHeadCode(body.components) || islandSources(body.components).some(containsScript)))
    throw new AppError('CUSTOM_SCRIPT_NOT_ALLOWED');
  const details = base64Details(body, change.sent, json);
  if (details.length > 0) throw new AppError('BASE64_NOT_ALLOWED', { details });
  const hasOwn = body.customStyles !== (change.stored?.customStyles ?? '');
  const problems = [
    ...(hasOwn ? problemsOf('customStyles', body.customStyles) : []),
    ...scopedCss(body.components, json).flatMap((css) => problemsOf('components', css)),
  ].slice(0, NAMED_LINES);
  if (problems.length > 0) throw new AppError('VALIDATION_FAILED', { details: problems });
}

/** Throws when CSS of the author's reaches out of its style block. */
export function assertCss(css: string): void {
  const details = problemsOf('customStyles', css).slice(0, NAMED_LINES);
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

/** Returns whether CSS of the author's may be stored, wherever it comes from. */
export function isGoodCss(css: string): boolean {
  return cssProblems(css).length === 0;
}

function problemsOf(path: 'customStyles' | 'components', css: string): ErrorDetail[] {
  return cssProblems(css).map(({ kind, line }) => ({
    path,
    ...(path === 'customStyles' && { line }),
    message: CSS_SENTENCES[kind],
  }));
}

const CSS_SENTENCES: Readonly<Record<CssProblemKind, string>> = {
  tag: 'CSS cannot contain tags.',
  import: 'CSS cannot import other style sheets.',
  script: 'CSS cannot contain scripts.',
};

const NAMED_LINES = 100;

/** Returns the HTML of all islands: only they contain foreign HTML; all other blocks escape their content. */
function islandSources(components: unknown): string[] {
  return objectsIn(components).flatMap(({ type, props }) => {
    const source = (props as { source?: unknown } | null | undefined)?.source;
    return type === ISLAND_TYPE && typeof source === 'string' ? [source] : [];
  });
}

/** Returns whether the mail has code of the author's in its head. */
function hasHeadCode(components: unknown): boolean {
  const { settings } = (components ?? {}) as { readonly settings?: { readonly headCode?: unknown } | null };
  return typeof settings?.headCode === 'string' && settings.headCode.trim() !== '';
}

/** Returns the CSS that came with modules, each once. */
function scopedCss(components: unknown, json: string): string[] {
  // Names of members are written as they are: few mails have any, and looking through a text is quick.
  if (!json.includes('"scope":')) return [];
  const found = objectsIn(components).flatMap(({ scope, css }) =>
    typeof scope === 'string' && typeof css === 'string' ? [css] : [],
  );
  return [...new Set(found)];
}

function objectsIn(components: unknown): Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  const open: unknown[] = [components];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    found.push(value as Record<string, unknown>);
    for (const member of Object.values(value)) open.push(member);
  }
  return found;
}

/**
 * Returns the places of base64 content. Lines are those of the sent texts: nobody has seen the mail that would have been
 * rendered.
 */
function base64Details(body: TemplateBody, sent: Partial<TemplateBody>, json: string): ErrorDetail[] {
  const found = (['html', 'css', 'customStyles'] as const).flatMap((path) =>
    base64Lines(sent[path] ?? '').map((line) => ({ path, line, message: MESSAGES.base64NotAllowed })),
  );
  if (found.length > 0) return found.slice(0, NAMED_LINES);
  // An address the renderer leaves out of the mail still lies in the document.
  const isInside =
    piecesOf(body).some((piece) => typeof piece === 'string' && hasBase64(piece)) || hasBase64InJson(json);
  return isInside ? [{ path: 'components', message: MESSAGES.base64NotAllowed }] : [];
}
