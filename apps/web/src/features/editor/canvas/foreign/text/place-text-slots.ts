import { isPassedOver, type TextSlot } from '@mailwright/island';
import { PART_MARK } from '../foreign-dom-element.ts';
import type { WordGap } from './words.ts';

/** A slot with nothing in it that is kept open while words are typed there. */
export interface OpenSlot {
  readonly position: number;
  readonly node: Text;
}

export interface PlacedTextSlots {
  /** The text of the canvas for each slot; null: it is not shown. */
  readonly nodes: readonly (Text | null)[];
  readonly gaps: readonly WordGap[];
}

type Token = Text | { readonly kind: 'line' | 'solid'; readonly lineBreak: number | null };

/**
 * Finds the text of the canvas for every slot, by their order and what they say. Where the view has run several
 * together they are taken apart; what has no words gets an empty text. null: the canvas shows something else.
 */
export function placeTextSlots(host: Element, slots: readonly TextSlot[]): PlacedTextSlots | null {
  const tokens = tokensOf(host);
  const nodes: (Text | null)[] = [];
  const gaps: WordGap[] = [];
  let gap: WordGap = { kind: 'line', breaks: [] };
  let at = 0;
  for (const { value, parent } of slots) {
    for (let token = tokens[at]; token && 'kind' in token; token = tokens[at]) {
      gap = wider(gap, token);
      at += 1;
    }
    // What was left open and not used is nothing to anybody.
    while (value !== '' && isEmptyText(tokens[at])) at += 1;
    const token = tokens[at];
    let node: Text | null = token && !('kind' in token) ? token : null;
    if (value === '' && node?.data !== '') {
      node = emptyTextIn(host, parent);
    } else if (node?.data.startsWith(value)) {
      if (node.data.length > value.length) tokens[at] = node.splitText(value.length);
      else at += 1;
    } else if (value.trim() === '') {
      // Blanks at some places are nothing to browsers.
      node = null;
    } else {
      return null;
    }
    nodes.push(node);
    gaps.push(gap);
    gap = { kind: 'joined', breaks: [] };
  }
  for (const token of tokens.slice(at)) {
    if (!('kind' in token) && token.data.trim() !== '') return null;
  }
  return { nodes, gaps: [...gaps, { kind: 'line', breaks: [] }] };
}

/** Puts an empty text where the source has a position, among the children of an element. */
export function openSlot(
  holder: Node,
  position: number,
  placed: { readonly slots: readonly TextSlot[]; readonly nodes: readonly (Text | null)[] },
  startOf: (element: number) => number | undefined,
): OpenSlot | null {
  const page = holder.ownerDocument;
  if (!page || !holder.isConnected) return null;
  const next = [...holder.childNodes].find((child) => {
    const own = isElement(child) ? child.getAttribute(PART_MARK) : null;
    const start = own === null ? placed.slots[placed.nodes.indexOf(child as Text)]?.range.start : startOf(Number(own));
    return start !== undefined && start >= position;
  });
  const node = page.createTextNode('');
  holder.insertBefore(node, next ?? null);
  return { position, node };
}

/** Texts of a host and what else stands in its lines, in order. */
function tokensOf(host: Element): Token[] {
  const tokens: Token[] = [];
  const walk = (parent: Node): void => {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) tokens.push(child as Text);
      if (!isElement(child)) continue;
      const tag = child.localName;
      if (tag === 'br') tokens.push({ kind: 'line', lineBreak: foreignElementIndex(child) });
      else if (tag === 'img') tokens.push({ kind: 'solid', lineBreak: null });
      else if (isPassedOver({ tag })) tokens.push({ kind: 'line', lineBreak: null });
      else walk(child);
    }
  };
  walk(host);
  return tokens;
}

function wider({ kind, breaks }: WordGap, token: Exclude<Token, Text>): WordGap {
  const all = token.lineBreak === null ? breaks : [...breaks, token.lineBreak];
  return { kind: kind === 'line' || token.kind === 'line' ? 'line' : 'solid', breaks: all };
}

function emptyTextIn(host: Element, parent: number | null): Text | null {
  const own = host.getAttribute(PART_MARK);
  const isHost = parent === null || own === String(parent);
  const element = isHost ? host : host.querySelector(`[${PART_MARK}="${parent}"]`);
  if (!element || element.childNodes.length > 0) return null;
  const node = element.ownerDocument.createTextNode('');
  element.append(node);
  return node;
}

function isEmptyText(token: Token | undefined): boolean {
  return token !== undefined && !('kind' in token) && token.data === '';
}

function foreignElementIndex(element: Element): number | null {
  const mark = element.getAttribute(PART_MARK);
  return mark === null ? null : Number(mark);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
