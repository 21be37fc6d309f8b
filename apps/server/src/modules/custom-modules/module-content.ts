import { blockRegistry } from '@mailwright/blocks';
import {
  type ErrorDetail,
  LIMITS,
  type ModuleComponents,
  type ModuleKind,
  type TemplateBody,
} from '@mailwright/contract';
import {
  contentOf,
  createId,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  type GeneralSettings,
  ISLAND_TYPE,
  type JsonValue,
  moduleDocument,
  moduleKindOf,
  moduleNodes,
  type ReadProblem,
  readDocument,
  readNodes,
  wordsOf,
  writeDocument,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { AppError } from '../../app-error.ts';
import { foldText } from '../../db/fold-text.ts';
import { withModuleCss, withoutModuleCss } from './module-css.ts';
import type { ModuleContentFacts } from './port.ts';

/** Content of a module as a request sends it. */
export interface SentContent {
  readonly components?: ModuleComponents | undefined;
  readonly html?: string | undefined;
  readonly css?: string | undefined;
  /** General settings of the mail that the content came from. */
  readonly style?: Record<string, unknown> | null | undefined;
}

/** Problems that make content unreadable for this release: a module with such content is stored as it is. */
const UNREADABLE: readonly ReadProblem['kind'][] = [
  'document-unreadable',
  'node-unreadable',
  'unknown-type',
  'not-allowed-here',
  'extra-removed',
];

/** Content of a module as this release reads it: its topmost nodes. */
export interface ReadModule {
  readonly components: readonly JsonValue[];
}

/** Document of a working copy, and the kind of module it is. */
interface SentDocument {
  readonly components: Record<string, unknown>;
  readonly kind: ModuleKind;
}

/**
 * Returns the document of a working copy, made from the sent nodes, or from foreign HTML, which stays the same byte for byte.
 * Null when nothing was sent.
 * @throws AppError when the nodes make no module, or this release cannot read them
 */
export function sentDocument(sent: SentContent, stored: TemplateBody | null): SentDocument | null {
  const inMails = sentNodes(sent);
  if (!inMails) return null;
  const nodes = withoutModuleCss(inMails, stored?.customStyles ?? '');
  const kind = moduleKindOf(nodes, blockRegistry);
  if (!kind) throw noModule();
  const settings = (sent.style ?? stored?.style ?? DEFAULT_SETTINGS) as unknown as GeneralSettings;
  const made = inPlaceOf(stored, nodes, kind) ?? moduleDocument(nodes, { settings, kind, registry: blockRegistry });
  const { document, problems } = readDocument(writeDocument({ ...made, settings }), blockRegistry);
  if (!isReadable(problems)) throw new AppError('MODULE_UNREADABLE');
  return { components: { ...writeDocument(document) }, kind };
}

/** Returns the stored document with other nodes in place of the module's; the same nodes again change nothing. */
function inPlaceOf(
  stored: TemplateBody | null,
  nodes: readonly DocumentNode[],
  kind: ModuleKind,
): EmailDocument | undefined {
  const { document } = readDocument(stored?.components ?? null, blockRegistry);
  const [first] = moduleNodes(document, kind) ?? [];
  if (!first) return undefined;
  const replaced = (node: DocumentNode): DocumentNode => {
    if (!node.children) return node;
    return { ...node, children: node.children.includes(first) ? nodes : node.children.map(replaced) };
  };
  return { ...document, nodes: document.nodes.map(replaced) };
}

/** Returns the content of a module; null when this release cannot read it, or it makes no module of this kind. */
export function readModule(
  body: Pick<TemplateBody, 'components' | 'customStyles'>,
  kind: ModuleKind,
): ReadModule | null {
  const { document, problems } = readDocument(body.components, blockRegistry);
  const own = isReadable(problems) ? moduleNodes(document, kind) : undefined;
  const nodes = own && withModuleCss(own, body.customStyles);
  return nodes ? { components: writeDocument({ ...document, nodes }).nodes as readonly JsonValue[] } : null;
}

/**
 * Returns the topmost nodes of a module as mails get them.
 * @throws AppError when it makes no module of this kind
 */
export function contentNodes({
  kind,
  body,
}: {
  readonly kind: ModuleKind;
  readonly body: Pick<TemplateBody, 'components' | 'customStyles'>;
}): readonly DocumentNode[] {
  const nodes = moduleNodes(readDocument(body.components, blockRegistry).document, kind);
  if (!nodes) throw new AppError('MODULE_UNREADABLE');
  return withModuleCss(nodes, body.customStyles);
}

/**
 * Returns the facts about a content from which a version can be made.
 * @throws AppError when this release cannot read the content, or it makes no module of this kind
 */
export function requireModule(body: Pick<TemplateBody, 'components'>, kind: ModuleKind): ModuleContentFacts {
  const { document, problems } = readDocument(body.components, blockRegistry);
  if (!isReadable(problems)) throw new AppError('MODULE_UNREADABLE');
  const nodes = moduleNodes(document, kind);
  if (nodes) return { kind, width: document.settings.width, words: searchedWords({ ...document, nodes }) };
  const message = kind === 'block' ? 'This module consists of exactly one block.' : 'A module needs a section.';
  throw new AppError('VALIDATION_FAILED', { sentence: message, details: [{ path: 'components', message }] });
}

function isReadable(problems: readonly ReadProblem[]): boolean {
  return !problems.some(({ kind }) => UNREADABLE.includes(kind));
}

/** Most characters of foreign HTML in which words are searched: reading ten megabytes takes seconds. */
const WORDS_WITHIN = 128 * 1024;

const beginningOf: typeof islandContent = (source, change) => islandContent(source.slice(0, WORDS_WITHIN), change);

/** Returns the words of a module that searches compare with, folded. */
function searchedWords(document: EmailDocument): string {
  const words = wordsOf(contentOf(document, { registry: blockRegistry, foreign: beginningOf }));
  return foldText(words.replace(/\s+/g, ' ').trim().slice(0, LIMITS.modules.words));
}

/** Returns whether the request has nodes, or HTML to make a node from. Empty HTML does not count. */
export function hasContent({ components, html }: SentContent): boolean {
  return components !== undefined || (html !== undefined && html.trim() !== '');
}

function sentNodes({ components, html, css }: SentContent): readonly DocumentNode[] | undefined {
  if (components) {
    // Nothing may be done with nodes before they are read: whatever JSON there is can stand in them.
    const list = (Array.isArray(components) ? components : [components]) as readonly JsonValue[];
    const { nodes, problems } = readNodes(list, blockRegistry, 'root');
    if (!isReadable(problems)) throw new AppError('MODULE_UNREADABLE');
    return nodes;
  }
  if (html === undefined || !hasContent({ html })) return undefined;
  const source = css === undefined || css.trim() === '' ? html : `<style>${css}</style>\n${html}`;
  return [{ id: createId(), type: ISLAND_TYPE, props: { source }, style: {} }];
}

function noModule(): AppError {
  const detail: ErrorDetail = { path: 'components', message: 'A module is one block, or one section or more.' };
  return new AppError('VALIDATION_FAILED', { details: [detail] });
}
