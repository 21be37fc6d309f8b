import { blockRegistry, contrastOf } from '@mailwright/blocks';
import {
  type DocumentNode,
  definitionOf,
  type GeneralSettings,
  isJsonObject,
  type JsonValue,
} from '@mailwright/document';
import { type HtmlElement, isElement } from '@mailwright/island';
import { plainWords } from '../../law/plain-words.ts';
import type { ReportCollector } from '../../report-collector.ts';
import { parentElement, textValue } from '../dom.ts';
import { type ImportContext, lookOf } from '../import-context.ts';

/** Words of less contrast to what lies behind them cannot be seen: nobody means them to be. */
const LEAST_CONTRAST = 1.3;

/**
 * The nodes, in which no words have the color of what lies behind them that had another behind them in the source: a
 * picture or a gradient that could not come along. They get black or white, and the report says so.
 */
export function madeReadable(
  nodes: readonly DocumentNode[],
  settings: GeneralSettings,
  { body, context }: { readonly body: HtmlElement; readonly context: ImportContext },
): readonly DocumentNode[] {
  let hidden: string | undefined;
  const readable = (node: DocumentNode, around: string): DocumentNode => {
    const behind = behindOf(node, around);
    const children = node.children?.map((child) => readable(child, behind));
    const own = children?.some((child, index) => child !== node.children?.[index]) ? { ...node, children } : node;
    if (behind === '' || !definitionOf(node.type, blockRegistry)?.richTextProp) return own;
    const usual = blockRegistry.get(node.type)?.styleDefaults?.(node, settings).color ?? settings.textColor;
    const color = node.style.color ?? usual;
    const isLost = (ink: string) => (contrastOf(ink, behind) ?? LEAST_CONTRAST) < LEAST_CONTRAST;
    if (!isLost(color) && !inksIn(node.props).some(isLost)) return own;
    // What its author hid stays hidden.
    hidden ??= unreadableIn(body, context);
    if (hidden.includes(plainWords(textIn(node.props)))) return own;
    const ink = (contrastOf('#ffffff', behind) ?? 0) > (contrastOf('#000000', behind) ?? 0) ? '#ffffff' : '#000000';
    const made = {
      ...own,
      style: isLost(color) ? { ...node.style, color: ink } : node.style,
      props: withInk(node.props, isLost, ink) as DocumentNode['props'],
    };
    noteReadable(made, ink, context.report);
    return made;
  };
  return nodes.map((node) => readable(node, settings.bgColor));
}

function noteReadable(node: DocumentNode, ink: string, { note }: ReportCollector): void {
  note({ fidelity: 'changed', part: node.type, node, reason: 'made-readable', detail: ink });
}

/** The color behind what a node holds; '' where a picture or a gradient lies there. */
function behindOf({ style }: DocumentNode, around: string): string {
  if (
    style.backgroundImage ||
    style.gradientFrom ||
    Object.values(style).some((value) => /gradient\(/.test(String(value)))
  )
    return '';
  return style.backgroundColor || around;
}

/** Colors of words that are not those of their text. */
function inksIn(value: JsonValue): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(inksIn);
  if (!isJsonObject(value)) return [];
  const own = typeof value.color === 'string' && value.backgroundColor === undefined ? [value.color] : [];
  return [...own, ...Object.values(value).flatMap(inksIn)];
}

function withInk(value: JsonValue, isLost: (ink: string) => boolean, ink: string): JsonValue {
  if (Array.isArray(value)) return value.map((each) => withInk(each, isLost, ink));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withInk(each, isLost, ink)] as const);
  const { color, backgroundColor } = value;
  const isOwn = typeof color === 'string' && backgroundColor === undefined && isLost(color);
  return { ...Object.fromEntries(entries), ...(isOwn && { color: ink }) };
}

function textIn(value: JsonValue): string {
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (!isJsonObject(value)) return '';
  return Object.entries(value)
    .map(([key, each]) => (key === 'text' && typeof each === 'string' ? each : textIn(each)))
    .join('');
}

/** Words of the source that have the color of what lies behind them there, as `plainWords` has them. */
function unreadableIn(body: HtmlElement, context: ImportContext): string {
  let found = '';
  const collect = (element: HtmlElement): void => {
    for (const node of element.childNodes) {
      const text = textValue(node);
      if (text !== undefined && text.trim() !== '' && isUnreadable(element, context)) found += plainWords(text);
      if (isElement(node)) collect(node);
    }
  };
  collect(body);
  return found;
}

function isUnreadable(element: HtmlElement, { desktop }: ImportContext): boolean {
  let behind = '#ffffff';
  for (let at: HtmlElement | null = element; at; at = parentElement(at)) {
    const { background, image, lostImage } = lookOf(at, desktop);
    if (image || lostImage !== '' || /gradient\(/.test(desktop.css(at).get('background-image') ?? '')) return false;
    if (background === '') continue;
    behind = background;
    break;
  }
  return (contrastOf(desktop.text(element).color, behind) ?? LEAST_CONTRAST) < LEAST_CONTRAST;
}
