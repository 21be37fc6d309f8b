import { blockRegistry } from '@mailwright/blocks';
import {
  createProfileWriter,
  findProfile,
  mailSubject,
  type ProfileChoice,
  type TemplateBody,
} from '@mailwright/contract';
import {
  blankDocument,
  DEFAULT_SETTINGS,
  type EmailDocument,
  fromSeed,
  type GeneralSettings,
  ISLAND_TYPE,
  readDocument,
  styleContents,
  trackedMail,
  writeDocument,
} from '@mailwright/document';
import { insertStyles, islandContent } from '@mailwright/island';
import { type DocumentOptions, renderDocument } from '@mailwright/render';
import { AppError } from '../../../app-error.ts';
import { piecedBody } from '../../versions/pieced-html.ts';
import { EMPTY_BODY } from '../present.ts';
import { requireGoodCss } from './check-content.ts';
import type { SectionMemory } from './sections/section-memory.ts';
import { readWhole, type WrittenDocument, writeComponents } from './sections/written-document.ts';

export type BodyChange = Partial<TemplateBody>;

/** Info that stands inside the mail itself. */
export interface MailInfo {
  readonly name: string;
  readonly preheader: string;
  readonly subject?: string;
}

/**
 * Makes the whole body that a change leaves behind; html and css are always the server's own rendering.
 * @param written the JSON of the `components` of the change, where somebody had to write it before
 */
export type ComposeBody = (
  change: BodyChange,
  stored: TemplateBody | null,
  info: MailInfo,
  written?: WrittenDocument,
) => TemplateBody;

export interface ComposeOptions {
  /** What makes asset paths absolute. */
  readonly assetBase: () => string;
  readonly mergeSyntax: string;
}

/** @param sections sections that it rendered before are not rendered again */
export function createBodyComposer(options: ComposeOptions, sections?: SectionMemory): ComposeBody {
  return (change, stored, info, written) => {
    const source = sourceOf(change, stored ?? EMPTY_BODY);
    const { components, customStyles } = source;
    if (components === null) return { ...EMPTY_BODY, customStyles };
    const own = documentOptions(options, info);
    const json = () => (written && components === change.components ? written : writeComponents(components));
    const recalled = sections?.recall(components, json(), own);
    const whole = recalled ? components : readWhole(components);
    const mail = recalled ? { ...recalled.mail, customStyles } : sentMail(whole, customStyles);
    const { html, css } = renderDocument(mail, { ...own, ...recalled?.rendering });
    const rest = { css, style: { ...mail.settings }, customStyles, components: whole };
    return recalled ? piecedBody(rest, recalled.keep(html)) : { html, ...rest };
  };
}

export function mailOf(components: Record<string, unknown>, customStyles: string): EmailDocument {
  return { ...readDocument(components, blockRegistry).document, customStyles };
}

/** The same as it leaves: with the parameters of its links. */
export function sentMail(components: Record<string, unknown>, customStyles: string): EmailDocument {
  return trackedMail(mailOf(components, customStyles), { registry: blockRegistry, foreign: islandContent });
}

export function documentOptions({ assetBase, mergeSyntax }: ComposeOptions, info: MailInfo): DocumentOptions {
  const { preheader } = info;
  return { registry: blockRegistry, assetBase: assetBase(), mergeSyntax, title: mailSubject(info), preheader };
}

/** The same for one sending system. */
export function sendingOptions(composing: ComposeOptions, info: MailInfo, choice: ProfileChoice): DocumentOptions {
  const profile = findProfile(choice);
  const options = documentOptions(composing, info);
  return profile ? { ...options, profile: createProfileWriter(profile) } : options;
}

interface IslandNode {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

type Source = Pick<TemplateBody, 'components' | 'customStyles'>;

function sourceOf(change: BodyChange, stored: TemplateBody): Source {
  requireUsedCss(change, stored);
  const customStyles = change.customStyles ?? stored.customStyles;
  if (change.components) {
    const components = checkedDocument(change.components);
    return customStyles === stored.customStyles
      ? { components, customStyles }
      : stylesInside(components, [customStyles]);
  }
  if (change.html !== undefined && change.html !== stored.html) return islandOf(change.html, change, stored);
  if (change.components === null) return { components: null, customStyles };
  if (change.style) return { components: { ...documentOf(stored), settings: change.style }, customStyles };
  requireTakenStyles(change, stored);
  const isNew = stored.components === null && change.customStyles !== undefined;
  return { components: isNew ? documentOf(stored) : stored.components, customStyles };
}

/** css is a copy of the styles in html: changed by itself it would be lost without a word. */
function requireUsedCss({ css, html, components }: BodyChange, stored: TemplateBody): void {
  const hasNewHtml = html !== undefined && html !== stored.html;
  if (css === undefined || css === stored.css || hasNewHtml || components !== undefined) return;
  const message =
    'css is a copy of the styles in html and cannot be changed alone; send customStyles for CSS of your own.';
  throw new AppError('VALIDATION_FAILED', { details: [{ path: 'css', message }] });
}

/** A whole document is sent as it is, so that there is no place for CSS of its own beside it. */
function requireTakenStyles({ customStyles = '' }: BodyChange, { components, customStyles: standing }: TemplateBody) {
  if (customStyles.trim() === '' || customStyles === standing || wholeIsland(components) === null) return;
  const message =
    'This mail is a whole HTML document, and its styles stand in it; send html with the styles in its head.';
  throw new AppError('VALIDATION_FAILED', { details: [{ path: 'customStyles', message }] });
}

/** CSS sent beside a document: into a whole one it is put unless it stands there already, as nothing beside it would be sent. */
function stylesInside(components: Record<string, unknown>, sent: readonly string[]): Source {
  const source = wholeIsland(components);
  const missing = source === null ? sent : sent.filter((css) => !holdsStyles(source, css));
  const customStyles = missing.filter((css) => css !== '').join('\n');
  if (source === null || customStyles === '') return { components, customStyles };
  requireGoodCss(customStyles);
  const styled = insertStyles(source, customStyles);
  return { components: withNewSource(components, styled) ?? components, customStyles: '' };
}

/** The one island that all of a mail is; null for any other mail. */
function onlyIsland(components: TemplateBody['components']): Partial<IslandNode> | null {
  const nodes = components?.nodes;
  const [island, ...others] = Array.isArray(nodes) ? (nodes as readonly Partial<IslandNode>[]) : [];
  return island?.type === ISLAND_TYPE && others.length === 0 ? island : null;
}

/** The HTML of a mail that is a whole document; null for any other. */
function wholeIsland(components: TemplateBody['components']): string | null {
  const source = onlyIsland(components)?.props?.source;
  return typeof source === 'string' && isWholeDocument(source) ? source : null;
}

function isWholeDocument(html: string): boolean {
  return /<(?:!doctype|html|body)\b/i.test(html);
}

/** Whether CSS stands in the style elements of a document already, e.g. since both were read from here. */
function holdsStyles(html: string, css: string): boolean {
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  return squeezed(styleContents(html).join('')).includes(squeezed(css));
}

/** HTML alone becomes the document: one island that keeps it byte for byte. Styles sent beside it are the author's. */
function islandOf(html: string, change: BodyChange, stored: TemplateBody): Source {
  const settings = (stored.style as GeneralSettings | null) ?? DEFAULT_SETTINGS;
  const styles = [change.customStyles ?? '', change.css ?? ''];
  if (html.trim() === '') return stylesInside({ ...documentOf(EMPTY_BODY), settings }, styles);
  const kept = withNewSource(stored.components, html);
  if (kept) return stylesInside(kept, styles);
  const island = fromSeed({ type: ISLAND_TYPE, props: { source: html }, style: {} }, blockRegistry);
  const document: EmailDocument = { formatVersion: 1, settings, nodes: [island] };
  return stylesInside({ ...writeDocument(document) }, styles);
}

/** Where the document is one island already, it stays the same island: the same html again changes nothing. */
function withNewSource(components: TemplateBody['components'], source: string): TemplateBody['components'] {
  const island = onlyIsland(components);
  return island && { ...components, nodes: [{ ...island, props: { ...island.props, source } }] };
}

function documentOf(stored: TemplateBody): Record<string, unknown> {
  return { ...(stored.components ?? writeDocument(blankDocument(blockRegistry))) };
}

/** Refuses JSON that is no document of this editor; its parts may be unknown or broken, they are kept. */
function checkedDocument(components: Record<string, unknown>): Record<string, unknown> {
  const isKnown = components.formatVersion === 1 && Array.isArray(components.nodes);
  if (isKnown || Object.keys(components).length === 0) return components;
  throw new AppError('VALIDATION_FAILED', {
    details: [{ path: 'components', message: 'This version of the editor cannot read this content.' }],
  });
}
