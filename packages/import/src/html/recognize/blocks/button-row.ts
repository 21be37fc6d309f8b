import type { HtmlElement, HtmlNode } from '@mailwright/island';
import { isBlank, parentElement } from '../../dom.ts';
import { type ImportContext, lookOf } from '../../import-context.ts';
import type { ImportBox, ImportCode, ImportColumns, ImportLeaf } from '../../import-node.ts';
import { boxLook, NO_SIDES } from '../../look/box-style.ts';
import { importCode } from '../code.ts';
import type { Columns } from '../layout/columns.ts';
import { looksLikeButton, recognizeButton } from './button.ts';
import type { InlineToken } from './inline-tokens.ts';

/** A blank between two buttons, in relation to the font size around them. */
const BLANK = 0.28;

/** Buttons on one line, with nothing but blanks between them, as columns; null for anything else on that line. */
export function inlineButtons(
  line: readonly InlineToken[],
  nodes: readonly HtmlNode[],
  context: ImportContext,
): ImportLeaf | ImportColumns | null {
  const links: HtmlElement[] = [];
  const gutters: number[] = [];
  let gutter = 0;
  for (const token of line) {
    if (token.kind === 'break' || token.kind === 'edge' || token.kind === 'hidden') continue;
    if (token.kind !== 'words') return null;
    const { link } = token;
    if (link) {
      if (links.at(-1) === link) continue;
      const { margin } = lookOf(link, context.desktop);
      gutters.push(gutter + margin.left);
      links.push(link);
      gutter = margin.right;
    } else if (!isBlank(token.text)) return null;
    else gutter += context.desktop.text(token.element).size * BLANK * token.text.length;
  }
  const buttons = links.map((link) => (looksLikeButton(link, context) ? recognizeButton(link, context) : null));
  const leaves = buttons.flatMap((button) => button ?? []);
  const [first] = links;
  const [only] = leaves;
  if (!first || !only || leaves.length < buttons.length) return null;
  if (leaves.length === 1) return only;
  const columns = leaves.map((leaf, index) => ({
    box: buttonBox(leaf, first),
    gutter: index === 0 ? 0 : Math.round(gutters[index] ?? 0),
  }));
  return {
    kind: 'columns',
    element: parentElement(first) ?? first,
    columns,
    wraps: false,
    reverse: false,
    stack: false,
    verticalAlign: 'middle',
    tight: placeOf(only),
    code: () => importCode(nodes, context) ?? noCode(first),
  };
}

/** The buttons that boxes beside each other are, each as wide as it is; null where one is anything else. */
export function boxedButtons({ boxes, ...columns }: Columns, context: ImportContext): ImportColumns | null {
  if (columns.reverse || boxes.length < 2) return null;
  const made = boxes.map(({ element, gutter }) => {
    const { width, margin, float } = lookOf(element, context.desktop);
    const isUnset = width.px === null && width.share === null && float !== 'right';
    const leaf = isUnset ? recognizeButton(element, context) : null;
    if (!leaf || leaf.props.fullWidth === true) return null;
    const outside = element.tagName === 'td' || element.tagName === 'th' ? 0 : margin.left;
    return { box: buttonBox(leaf, element), gutter: gutter + outside };
  });
  const buttons = made.flatMap((button) => button ?? []);
  const [first] = buttons;
  if (!first || buttons.length < made.length) return null;
  const [leaf] = first.box.children;
  const isCell = first.box.element.tagName === 'td' || first.box.element.tagName === 'th';
  return {
    ...columns,
    columns: buttons.map((each, index) => (index === 0 ? { ...each, gutter: 0 } : each)),
    wraps: false,
    stack: false,
    // Cells stand where their table does.
    tight: !isCell && leaf?.kind === 'leaf' ? placeOf(leaf) : 'left',
  };
}

function placeOf({ style }: ImportLeaf): 'left' | 'center' | 'right' {
  return style.align === 'center' || style.align === 'right' ? style.align : 'left';
}

/** A box that adds nothing to its button. */
function buttonBox(leaf: ImportLeaf, element: HtmlElement): ImportBox {
  return {
    kind: 'box',
    element,
    look: BARE,
    phone: BARE,
    cell: true,
    shrunk: null,
    place: 'left',
    verticalAlign: 'middle',
    hideOn: null,
    children: [leaf],
  };
}

const BARE = { ...boxLook(new Map(), 16), padding: NO_SIDES, margin: NO_SIDES };

function noCode({ tagName }: HtmlElement): ImportCode {
  return { kind: 'code', name: tagName, html: '', around: null, elements: [] };
}
