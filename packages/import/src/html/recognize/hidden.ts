import { type HtmlElement, isElement } from '@mailwright/island';
import { textValue, withoutUnseen } from '../dom.ts';
import type { ImportContext } from '../import-context.ts';
import type { ImportCode } from '../import-node.ts';
import { isEmpty } from './classify.ts';
import { importCode } from './code.ts';

/** Inboxes show about 150 characters; longer hidden text is content for some readers, not a preheader. */
const MAX_PREHEADER_LENGTH = 500;

/** Result of reading hidden elements so far. */
export interface HiddenContent {
  /** '' until it is found. */
  preheader: string;
  /** True while the preheader may follow: only the first hidden element of a whole mail can be it. */
  mayBePreheader: boolean;
  readonly known: Map<HtmlElement, ImportCode | null>;
}

/**
 * Returns code for an element that is not shown on a desktop, for those who see it; the first text of a mail becomes its
 * preheader instead. null if nothing has to stay.
 */
export function recognizeHidden(element: HtmlElement, context: ImportContext): ImportCode | null {
  const { hidden, report } = context;
  const before = hidden.known.get(element);
  if (before !== undefined) return before;
  const text = withoutUnseen(textOf(element))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const shows = isOrHoldsImageOrLink(element);
  let code: ImportCode | null = null;
  if (text === '' && !shows) {
    if (!isEmpty(element, context)) code = importCode([element], context, 'hidden');
  } else if (hidden.mayBePreheader && !shows && text.length <= MAX_PREHEADER_LENGTH) {
    hidden.preheader = text;
    report.note({ fidelity: 'kept', part: 'preheader' });
  } else code = importCode([element], context, 'hidden');
  hidden.mayBePreheader = false;
  hidden.known.set(element, code);
  return code;
}

/** All text in an element, shown or not. */
export function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => textValue(node) ?? (isElement(node) ? textOf(node) : '')).join('');
}

function isOrHoldsImageOrLink(element: HtmlElement): boolean {
  if (element.tagName === 'img' || element.tagName === 'a') return true;
  return element.childNodes.some((node) => isElement(node) && isOrHoldsImageOrLink(node));
}
