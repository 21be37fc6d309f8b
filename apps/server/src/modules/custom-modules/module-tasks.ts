import { isDeepStrictEqual } from 'node:util';
import {
  type CustomModule,
  isOversize,
  LIMITS,
  MESSAGES,
  type ModuleKind,
  type TemplateBody,
  templateBytes,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { requireAllowedContent } from '../templates/update/check-content.ts';
import type { BodyChange, ComposeBody, MailInfo } from '../templates/update/compose-body.ts';
import type { Oversize } from '../templates/update/make-body.ts';
import type { PreparedBody } from '../versions/port.ts';
import { prepareBody } from '../versions/prepare-body.ts';
import { withoutLinksTo } from './gone-modules.ts';
import { readModule, requireModule, type SentContent, sentDocument } from './module-content.ts';
import { type ModuleLinks, moduleLinks } from './nesting.ts';
import type { ModuleContentFacts, ModuleId } from './port.ts';

interface Plan {
  readonly customCode: boolean;
}

/** Module that is to be made. */
interface NewModuleTask {
  readonly sent: SentContent & { readonly html?: string | undefined };
  /** Template that it is made from, whose general settings it gets. */
  readonly source: TemplateBody | null;
  readonly name: string;
  readonly plan: Plan;
  /** Deleted modules: content linked to them becomes a copy. */
  readonly gone: readonly ModuleId[];
}

export interface MadeModule {
  readonly body: PreparedBody;
  readonly facts: ModuleContentFacts;
  readonly links: ModuleLinks;
}

/**
 * Makes a new module.
 * @throws AppError when the content makes no module, or may not be saved
 */
export async function makeModule(
  compose: ComposeBody,
  { sent, source, name, plan, gone }: NewModuleTask,
): Promise<MadeModule> {
  const made = sentDocument(sent, source);
  if (!made) throw missingContent();
  const { components, kind } = made;
  const body = withoutLinksTo(compose({ components }, null, { name, preheader: '' }), new Set(gone));
  const { html } = sent;
  requireAllowedContent(body, plan, { stored: null, sent: html === undefined ? {} : { html } });
  if (isOversize(templateBytes(body))) throw contentTooLarge();
  return { body: await prepareBody(body), facts: requireModule(body, kind), links: moduleLinks(body) };
}

/**
 * Change of a working copy: `sent` is content in the form of modules, `change` content in the form of mails; without both the
 * copy is rendered anew.
 */
export interface CopyTask {
  readonly sent?: SentContent;
  readonly change: BodyChange | null;
  readonly stored: TemplateBody | null;
  readonly info: MailInfo;
  readonly plan: Plan;
  /** Kind of the module when a version is to be made of the copy; else null. */
  readonly kind: ModuleKind | null;
}

export interface MadeCopy {
  readonly body: PreparedBody;
  /** True when the content stays the same; the mail may contain a new name. */
  readonly isSame: boolean;
  /** Facts about the content as a module of the given kind; null when no kind was given. */
  readonly facts: ModuleContentFacts | null;
  readonly links: ModuleLinks;
}

/**
 * Makes the changed body of a working copy.
 * @throws AppError when the content makes no module of the kind, or may not be saved
 */
export async function makeCopy(
  compose: ComposeBody,
  { sent, change, stored, info, plan, kind }: CopyTask,
): Promise<MadeCopy | Oversize> {
  const components = sent ? changedDocument(sent, stored, kind) : null;
  const wanted = components ? { components } : change;
  const body = compose(wanted ?? {}, stored, info);
  const links = moduleLinks(body);
  if (!wanted) return { body: await prepareBody(body), isSame: true, facts: null, links };
  if (body.customStyles !== stored?.customStyles) requireShortCss(body);
  const json = JSON.stringify(body.components);
  requireAllowedContent(body, plan, { stored, sent: wanted }, json);
  const bytes = templateBytes(body);
  if (isOversize(bytes)) return { oversize: bytes };
  const facts = kind && requireModule(body, kind);
  return {
    body: await prepareBody(body, [json]),
    isSame: stored !== null && isSameContent(body, stored),
    facts,
    links,
  };
}

function changedDocument(
  sent: SentContent,
  stored: TemplateBody | null,
  kind: ModuleKind | null,
): Record<string, unknown> | null {
  const made = sentDocument(sent, stored);
  if (!made) return null;
  if (made.kind === kind) return made.components;
  const message = 'A module of one block stays one, and so does a module of sections.';
  throw new AppError('VALIDATION_FAILED', { details: [{ path: 'components', message }] });
}

function isSameContent(left: TemplateBody, right: TemplateBody): boolean {
  return left.customStyles === right.customStyles && isDeepStrictEqual(left.components, right.components);
}

interface ModuleTask {
  readonly kind: ModuleKind;
  readonly body: TemplateBody;
}

/** Content of a module as the API returns it. */
export type PresentedContent = Pick<CustomModule, 'html' | 'css' | 'components' | 'isUnreadable'>;

export function moduleContent({ kind, body }: ModuleTask): PresentedContent {
  const { html, css } = body;
  const nodes = readModule(body, kind)?.components as unknown as Record<string, unknown>[] | undefined;
  if (!nodes) return { html, css, isUnreadable: true };
  const [first] = nodes;
  return { html, css, isUnreadable: false, components: kind === 'block' && first ? first : nodes };
}

/**
 * Returns the facts and links of the version that a working copy becomes.
 * @throws AppError when this release cannot read the copy, it makes no module of this kind, or its CSS is too long
 */
export function moduleParts({ kind, body }: ModuleTask): Pick<MadeModule, 'facts' | 'links'> {
  requireShortCss(body);
  return { facts: requireModule(body, kind), links: moduleLinks(body) };
}

/**
 * Throws when a module has too much CSS.
 * @throws AppError `IMPORT_TOO_COMPLEX` for more CSS than may come to mails with a module
 */
function requireShortCss({ customStyles }: Pick<TemplateBody, 'customStyles'>): void {
  const { customStyles: most } = LIMITS.modules;
  if (Buffer.byteLength(customStyles) <= most) return;
  const message = `The CSS of a module has at most ${most / 1024} KB.`;
  throw new AppError('IMPORT_TOO_COMPLEX', { sentence: message, details: [{ path: 'customStyles', message }] });
}

function missingContent(): AppError {
  const message = 'A module needs components or html.';
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'components', message }] });
}

export function contentTooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { sentence: MESSAGES.contentTooLarge });
}
