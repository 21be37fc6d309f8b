/// <reference path="./mjml-packages.d.ts" />
import { randomUUID } from 'node:crypto';
import type { MjmlPart, MjmlProblem, MjmlTree, MjmlWarning } from '@mailwright/import';
import { isElement, parseHtml } from '@mailwright/island';
import mjml, { type ParsedNode, type Skeleton, type ValidationError } from 'mjml-core';
import parse from 'mjml-parser-xml';
import preset from 'mjml-preset-core';
import { type Drawn, recordingPreset } from './recording-preset.ts';

/** MJML's validator speaks in sentences; these are all it has. */
const SENTENCES: readonly (readonly [RegExp, MjmlWarning])[] = [
  [/^Attributes? (.+) (?:is|are) illegal$/s, 'unknown-attribute'],
  [/^Attribute (\S+) has invalid value: ?(?:.*)$/s, 'wrong-value'],
  [/^\S+ cannot be used inside (\S+?),/s, 'wrong-place'],
  [/^Element (?:\S+) doesn't exist/s, 'unknown-tag'],
];

const MAX_DETAIL = 200;

/** A warning as data, so that it can be said in any language. */
function warningOf({ line = 1, message, tagName: tag }: ValidationError): readonly MjmlProblem[] {
  for (const [sentence, kind] of SENTENCES) {
    const match = sentence.exec(message);
    if (match) return [{ kind, line, tag, detail: (match[1] ?? '').slice(0, MAX_DETAIL) }];
  }
  return [];
}

export interface ReadTree {
  readonly tree: MjmlTree;
  readonly warnings: readonly MjmlProblem[];
}

/**
 * The tree of a source, with every setting as MJML works it out: the mail is really drawn, and each part is asked for its
 * settings as it is. Reads no file and asks no network.
 */
export async function readTree(source: string, includes: readonly string[]): Promise<ReadTree> {
  const components = Object.fromEntries(preset.components.map((component) => [component.getTagName(), component]));
  const root = parse(source, { components, ignoreIncludes: true, keepComments: false, convertBooleans: false });
  leaveMixedCarousels(root);
  const key = randomUUID();
  const numbered = numberParts(root);
  const styles = authorStyles(root);
  const own = new Set(headNodes(root, 'mj-font').map(({ attributes }) => String(attributes?.name ?? '')));
  const drawn = new Map<number, Drawn>();
  let head: Skeleton | null = null;
  const { html, errors } = await mjml.default(root, {
    presets: [recordingPreset(preset, key, drawn)],
    ignoreIncludes: true,
    keepComments: false,
    validationLevel: 'soft',
    skeleton: (options) => {
      head = options;
      return options.content;
    },
  });
  if (!head) throw new Error('MJML has drawn no mail.');
  const slice = createSlicer(html, key);
  const partOf = (node: ParsedNode, around = ''): MjmlPart => {
    const own = numbered.get(node) ?? -1;
    const record = drawn.get(own);
    return {
      tag: node.tagName,
      line: node.line ?? 1,
      attributes: textsOf(record?.attributes ?? node.attributes ?? {}),
      given: record?.given ?? Object.keys(node.attributes ?? {}),
      width: record?.width ?? 0,
      content: node.content ?? '',
      html: standsForItself(node, around) ? slice(own) : '',
      children: (node.children ?? []).map((child) => partOf(child, node.tagName)),
    };
  };
  const body = root.children?.find(({ tagName }) => tagName === 'mj-body');
  if (!body) throw new Error('There is no mj-body.');
  return {
    tree: { head: { ...headOf(head, own), styles }, body: partOf(body), includes },
    warnings: errors.flatMap(warningOf),
  };
}

/**
 * MJML throws on a carousel that holds anything but its images, and no part of it can be shown to some alone: it gets a
 * name that is not known, so that it is told as a placeholder.
 */
function leaveMixedCarousels(node: ParsedNode): void {
  const { children = [] } = node;
  const isMixed = children.some(({ tagName }) => tagName !== 'mj-carousel-image');
  if (node.tagName === 'mj-carousel' && isMixed) node.tagName = 'mj-carousel with code';
  for (const child of children) leaveMixedCarousels(child);
}

function numberParts(root: ParsedNode): ReadonlyMap<ParsedNode, number> {
  const numbered = new Map<ParsedNode, number>();
  const visit = (node: ParsedNode): void => {
    node.partId = numbered.size;
    numbered.set(node, node.partId);
    node.children?.forEach(visit);
  };
  visit(root);
  return numbered;
}

/**
 * The author's CSS for the head. All of it is set to be written into the elements, too, so that what a part shows can be
 * read off the part.
 */
function authorStyles(root: ParsedNode): readonly string[] {
  return headNodes(root, 'mj-style').flatMap((node) => {
    if (!node.content) return [];
    const inHead = node.attributes?.inline !== 'inline';
    node.attributes = { ...node.attributes, inline: 'inline' };
    return inHead ? [node.content] : [];
  });
}

function headNodes(root: ParsedNode, tag: string): readonly ParsedNode[] {
  const head = root.children?.find(({ tagName }) => tagName === 'mj-head');
  return (head?.children ?? []).filter(({ tagName }) => tagName === tag);
}

function headOf(head: Skeleton, ownFonts: ReadonlySet<string>): Omit<MjmlTree['head'], 'styles'> {
  const own = [...head.componentsHeadStyle, ...Object.values(head.headStyle)].map((style) => style(head.breakpoint));
  return {
    title: head.title,
    preview: head.preview,
    lang: head.lang,
    dir: head.dir,
    ownStyles: own.join('\n'),
    raw: (head.headRaw ?? []).filter(Boolean).join('\n'),
    fonts: Object.entries(head.fonts).map(([name, url]) => ({
      name,
      url,
      ...(!ownFonts.has(name) && { implied: true }),
    })),
    htmlAttributes: Object.keys(head.htmlAttributes),
  };
}

/** Layout parts, each with the parts that it may be placed in. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'mj-wrapper': ['mj-body'],
  'mj-section': ['mj-body', 'mj-wrapper'],
  'mj-group': ['mj-body', 'mj-wrapper', 'mj-section'],
  'mj-column': ['mj-body', 'mj-wrapper', 'mj-section', 'mj-group'],
};

/**
 * Returns whether the HTML of a part may be wanted. The HTML of a layout part says the same as that of its own parts, unless
 * it is in a strange place or has something between its columns.
 */
function standsForItself({ tagName, children = [] }: ParsedNode, around: string): boolean {
  const places = PLACES[tagName];
  if (!places) return tagName !== 'mj-body';
  if (!places.includes(around)) return true;
  const isColumn = (node: ParsedNode) => node.tagName === 'mj-column';
  const isWhole = (node: ParsedNode) => node.tagName === 'mj-group' && (node.children ?? []).every(isColumn);
  return tagName === 'mj-section' && !children.every((child) => isColumn(child) || isWhole(child));
}

/** MJML leaves character references as they are. */
function textsOf(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[name, decoded(value)]] : [])),
  );
}

function decoded(value: string): string {
  if (!/&[#a-z]/i.test(value)) return value;
  const root = parseHtml(`<html title="${value.replaceAll('"', '&quot;')}">`)?.childNodes.find(isElement);
  return root?.attrs[0]?.value ?? value;
}

/**
 * Returns a function that returns the HTML between the marks with which a part was drawn, without the marks of parts inside.
 */
function createSlicer(html: string, key: string): (partId: number) => string {
  const marks = new RegExp(`<!--(/?)${key}:(\\d+)-->`, 'g');
  const ranges = new Map<number, { from: number; to: number }>();
  for (const match of html.matchAll(marks)) {
    const partId = Number(match[2]);
    const range = ranges.get(partId);
    if (match[1] === '') ranges.set(partId, { from: match.index + match[0].length, to: -1 });
    else if (range) range.to = match.index;
  }
  return (partId) => {
    const range = ranges.get(partId);
    return range && range.to >= 0 ? html.slice(range.from, range.to).replace(marks, '').trim() : '';
  };
}
