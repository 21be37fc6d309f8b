import { mergeTextHtml } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, ISLAND_TYPE, styleContents, walkNodes } from '@mailwright/document';
import { byteLength } from './bytes/byte-length.ts';
import { foldLines } from './bytes/fold-lines.ts';
import { arrangeBy } from './conditions/arrange.ts';
import { forPerson } from './conditions/for-person.ts';
import { bodyClass, bodyStyle, documentShell } from './document-shell.ts';
import { headExtras } from './head/head-extras.ts';
import { mailStyles, sheets } from './mail-styles.ts';
import { createMergeTags, type MergeTags } from './merge-tag.ts';
import { withAbsoluteAssets } from './own-assets.ts';
import type { DocumentOptions } from './render-options.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { styleElements } from './style-elements.ts';
import { wholeDocument } from './whole-document.ts';

/** About what the longest inbox preview shows, in characters. */
const PREVIEW_LENGTH = 150;

/** Takes a place in the preview and shows nothing there: a combining joiner, so that blanks do not fold. As it is: named, it is twice as long. */
const FILLER = '\u034f ';

/** The hidden first text of the mail, filled up so that nothing of the mail itself follows it in the inbox. */
function preheaderHtml(preheader: string, tags: MergeTags): string {
  const words = preheader.trim();
  if (!words) return '';
  const text = mergeTextHtml(words, { mergeTag: tags.html });
  const filler = FILLER.repeat(Math.max(0, PREVIEW_LENGTH - words.length)).trimEnd();
  return `<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${text} ${filler}</div>\n`;
}

/** A mail ready to be sent. `css` is a copy of what the style elements of `html` hold, but for what only Word reads; `bytes` is the UTF-8 size of `html`. */
export interface RenderedDocument {
  readonly html: string;
  readonly css: string;
  readonly bytes: number;
}

/** The same mail as the canvas shows it, and its parts for a frame that is filled piece by piece. */
export interface RenderedCanvas extends RenderedDocument {
  /** HTML of the root nodes, with marks. */
  readonly body: string;
  /** Inline style of the body. */
  readonly bodyStyle: string;
}

/** The complete mail. An imported whole document is returned as it is, byte for byte but for addresses of own images. */
export function renderDocument(document: EmailDocument, options: DocumentOptions): RenderedDocument {
  const source = wholeDocument(document);
  const whole = source === null ? null : withAbsoluteAssets(source, options.assetBase);
  if (whole !== null)
    return {
      html: whole,
      css: styleContents(whole)
        .map((css) => css.trim())
        .join('\n'),
      bytes: byteLength(whole),
    };
  const { html, css, bytes } = renderParts(document, { ...options, marks: false });
  return { html, css, bytes };
}

/**
 * The mail with the canvas's marks. Without them its body is that of `renderDocument` but for what only a mail that leaves
 * needs: lines are not folded, tags of conditions are not written, own images have no host. Foreign HTML is made harmless.
 */
export function renderCanvas(document: EmailDocument, options: DocumentOptions): RenderedCanvas {
  return renderParts(document, { ...options, marks: true });
}

/** The style block for nodes already rendered by a renderer: what the canvas writes again after an edit. */
export function renderStyles(nodes: readonly DocumentNode[], renderer: Renderer, customStyles?: string): string {
  return mailStyles(
    nodes.flatMap((node) => renderer.render(node, renderer.root).rules),
    customStyles,
  );
}

function renderParts(document: EmailDocument, options: DocumentOptions): RenderedCanvas {
  const { mail, own } = forPerson(document, options);
  const { settings, nodes, customStyles } = mail;
  const renderer = createRenderer({ ...own, settings, arrange: own.profile && arrangeBy(own.profile) });
  const rendered = nodes.map((node) => renderer.render(node, renderer.root));
  const body = rendered.map(({ html }) => html).join('\n');
  const ownStyles = options.marks ? customStyles : withAbsoluteAssets(customStyles ?? '', options.assetBase);
  const rules = rendered.flatMap((node) => node.rules);
  const css = sheets(rules, ownStyles);
  const tags = createMergeTags(own);
  const preheader = preheaderHtml(options.preheader ?? '', tags);
  const title = mergeTextHtml(options.title, { mergeTag: tags.html });
  const shell = documentShell({
    settings,
    title,
    styles:
      styleElements(rules, settings, ownStyles) +
      headExtras(settings, () => options.expand?.(body) ?? body, options.assetBase),
    bodyClass: bodyClass(nodes),
    body: options.marks ? preheader + body : (options.fold ?? foldLines)(preheader + body, foreignParts(mail, options)),
  });
  const html = (own.profile?.preamble ?? '') + shell;
  return { html, css: css.join(''), bytes: byteLength(html), body, bodyStyle: bodyStyle(settings) };
}

/** Foreign HTML as it stands in the mail. */
function foreignParts({ nodes }: EmailDocument, { assetBase }: DocumentOptions): readonly string[] {
  const parts: string[] = [];
  walkNodes(nodes, ({ type, props }) => {
    if (type !== ISLAND_TYPE || typeof props.source !== 'string') return;
    parts.push(withAbsoluteAssets(props.source, assetBase));
  });
  return parts;
}
