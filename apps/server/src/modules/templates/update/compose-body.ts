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
import { piecedBody } from '../../versions/html-chunks.ts';
import { EMPTY_BODY } from '../present.ts';
import { assertCss } from './check-content.ts';
import type { SectionMemory } from './sections/section-memory.ts';
import { readWhole, type WrittenDocument, writeComponents } from './sections/written-document.ts';

export type BodyChange = Partial<TemplateBody>;

/** Info that is part of the mail itself. */
export interface MailInfo {
  readonly name: string;
  readonly preheader: string;
  readonly subject?: string;
}

/**
 * Returns the whole body after a change; html and css are always the server's own rendering.
 * @param written the JSON of the `components` of the change, if it has been written already
 */
export type ComposeBody = (
  change: BodyChange,
  stored: TemplateBody | null,
  info: MailInfo,
  written?: WrittenDocument,
) => TemplateBody;

export interface ComposeOptions {
  /** Returns the address that makes asset paths absolute. */
  readonly assetBase: () => string;
  readonly mergeSyntax: string;
}

/**
 * Creates the composer.
 * @param sections memory of rendered sections, which are not rendered again
 */
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

/** Returns the document as it is sent: with the parameters of its links. */
export function sentMail(components: Record<string, unknown>, customStyles: string): EmailDocument {
  return trackedMail(mailOf(components, customStyles), { registry: blockRegistry, foreign: islandContent });
}

export function documentOptions({ assetBase, mergeSyntax }: ComposeOptions, info: MailInfo): DocumentOptions {
  const { preheader } = info;
  return { registry: blockRegistry, assetBase: assetBase(), mergeSyntax, title: mailSubject(info), preheader };
}

/** Returns the options for one sending system. */
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

/** Throws when `css` is changed alone: it is a copy of the styles in html, so that the change would be lost without notice. */
function requireUsedCss({ css, html, components }: BodyChange, stored: TemplateBody): void {
  const hasNewHtml = html !== undefined && html !== stored.html;
  if (css === undefined || css === stored.css || hasNewHtml || components !== undefined) return;
  const message =
    'css is a copy of the styles in html and cannot be changed alone; send customStyles for CSS of your own.';
  throw new AppError('VALIDATION_FAILED', { details: [{ path: 'css', message }] });
}

/**
 * Throws when a mail that is a whole HTML document gets CSS of its own: such a document is sent as it is, without CSS beside
 * it.
 */
function requireTakenStyles({ customStyles = '' }: BodyChange, { components, customStyles: standing }: TemplateBody) {
  if (customStyles.trim() === '' || customStyles === standing || wholeIsland(components) === null) return;
  const message =
    'This mail is a whole HTML document, and its styles stand in it; send html with the styles in its head.';
  throw new AppError('VALIDATION_FAILED', { details: [{ path: 'customStyles', message }] });
}

/**
 * Returns the content with CSS that was sent beside it. For a whole HTML document the CSS is inserted into the document unless
 * it is there already, because nothing beside it would be sent.
 */
function stylesInside(components: Record<string, unknown>, sent: readonly string[]): Source {
  const source = wholeIsland(components);
  const missing = source === null ? sent : sent.filter((css) => !holdsStyles(source, css));
  const customStyles = missing.filter((css) => css !== '').join('\n');
  if (source === null || customStyles === '') return { components, customStyles };
  assertCss(customStyles);
  const styled = insertStyles(source, customStyles);
  return { components: withNewSource(components, styled) ?? components, customStyles: '' };
}

/** Returns the only island of a mail that consists of it; null for any other mail. */
function onlyIsland(components: TemplateBody['components']): Partial<IslandNode> | null {
  const nodes = components?.nodes;
  const [island, ...others] = Array.isArray(nodes) ? (nodes as readonly Partial<IslandNode>[]) : [];
  return island?.type === ISLAND_TYPE && others.length === 0 ? island : null;
}

/** Returns the HTML of a mail that is a whole document; null for any other mail. */
function wholeIsland(components: TemplateBody['components']): string | null {
  const source = onlyIsland(components)?.props?.source;
  return typeof source === 'string' && isWholeDocument(source) ? source : null;
}

function isWholeDocument(html: string): boolean {
  return /<(?:!doctype|html|body)\b/i.test(html);
}

/** Returns whether the style elements of a document contain the CSS already, e.g. because both were read from here. */
function holdsStyles(html: string, css: string): boolean {
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  return squeezed(styleContents(html).join('')).includes(squeezed(css));
}

/** Returns the content for HTML alone: one island with the HTML byte for byte. Styles sent beside it are the author's. */
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

/**
 * Returns the content with another HTML in its only island, which stays the same island: the same html again changes nothing.
 * Null when the mail is not one island.
 */
function withNewSource(components: TemplateBody['components'], source: string): TemplateBody['components'] {
  const island = onlyIsland(components);
  return island && { ...components, nodes: [{ ...island, props: { ...island.props, source } }] };
}

function documentOf(stored: TemplateBody): Record<string, unknown> {
  return { ...(stored.components ?? writeDocument(blankDocument(blockRegistry))) };
}

/**
 * Returns the components; throws when the JSON is no document of this editor. Parts of it may be unknown or broken, they are
 * stored as they are.
 */
function checkedDocument(components: Record<string, unknown>): Record<string, unknown> {
  const isKnown = components.formatVersion === 1 && Array.isArray(components.nodes);
  if (isKnown || Object.keys(components).length === 0) return components;
  throw new AppError('VALIDATION_FAILED', {
    details: [{ path: 'components', message: 'This version of the editor cannot read this content.' }],
  });
}
