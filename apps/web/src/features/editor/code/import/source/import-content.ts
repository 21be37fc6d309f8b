import { isWholeHtml, splitDocument } from '@mailwright/island';

/** `replace`: the code becomes the mail; `block`: it goes into the mail as a block. */
export type ImportTarget = 'replace' | 'block';

/** Content to import, as it is in the fields of the dialog. */
export interface ImportContent {
  readonly target: ImportTarget;
  readonly html: string;
  readonly css: string;
  /** Declarations of a split document's body. */
  readonly bodyStyle: string;
  /** Texts of a document before it was split, and the field values after the split. */
  readonly split: { readonly from: Texts; readonly to: Texts } | null;
}

interface Texts {
  readonly html: string;
  readonly css: string;
}

export const NOTHING: ImportContent = { target: 'replace', html: '', css: '', bodyStyle: '', split: null };

export function isEmpty({ html, css }: ImportContent): boolean {
  return html.trim() === '' && css.trim() === '';
}

/** A whole document is kept whole: it replaces the mail as it is, byte for byte. */
export function isWhole({ target, html }: ImportContent): boolean {
  return target === 'replace' && isWholeHtml(html);
}

/** The HTML field has changed. Only what was pasted or read is split: never a document that is being typed. */
export function enterHtml(content: ImportContent, html: string, pasted: boolean): ImportContent {
  const changed = { ...content, html: withoutNul(html) };
  return pasted && content.target === 'block' ? splitForBlock(changed) : changed;
}

export function enterCss(content: ImportContent, css: string): ImportContent {
  return { ...content, css: withoutNul(css) };
}

/** No request may carry a NUL. Browsers read one as this character, too. */
function withoutNul(code: string): string {
  return code.replaceAll('\0', '\uFFFD');
}

/** A block cannot hold a document, so that is split; choosing to replace the mail again brings the document back. */
export function chooseTarget(content: ImportContent, target: ImportTarget): ImportContent {
  if (target === content.target) return content;
  if (target === 'block') return splitForBlock({ ...content, target });
  const { split, html, css } = content;
  const untouched = split !== null && split.to.html === html && split.to.css === css;
  return { ...content, target, bodyStyle: '', split: null, ...(untouched && split.from) };
}

/** Takes the style tags of HTML into the CSS field, and of a document what its body holds. */
function splitForBlock(content: ImportContent): ImportContent {
  const { html, css } = content;
  if (!isWholeHtml(html) && !/<style\b/i.test(html)) return content;
  const parts = splitDocument(html);
  if (!parts) return content;
  const to = { html: parts.html, css: [parts.css, css].filter((part) => part.trim() !== '').join('\n') };
  return { ...content, ...to, bodyStyle: parts.bodyStyle, split: { from: { html, css }, to } };
}
