import type { NodeSeed, RichInline, RichText, TextDirection } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement, schemeOf } from '@mailwright/island';
import { buttonBlock } from '../button/definition.ts';
import { dividerBlock } from '../divider/definition.ts';
import type { MailBlock } from '../mail-block.ts';
import { type Link, NO_LINK } from '../shared/link/link.ts';
import { attributeOf, inlineStyleOf, isHidden, pixelsOf } from './paste-element.ts';
import { linkOf } from './paste-marks.ts';

/** Largest side of an image that only counts openings of a mail, CSS pixels; such images are not pasted. */
const TRACKING_PIXEL = 2;

export function headingSeed(level: string, texts: RichText, dir?: TextDirection): NodeSeed | null {
  const lines = linesOf(texts);
  if (lines.length === 0) return null;
  const content = lines.flatMap<RichInline>((line, index) => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]));
  const paragraph = { type: 'paragraph' as const, ...(dir && { attrs: { dir } }), content };
  return { type: 'heading', props: { level, content: [paragraph] }, style: {} };
}

/** A heading has no lists; what stands in one is lines of it. */
function linesOf(texts: RichText): readonly (readonly RichInline[])[] {
  return texts.flatMap((block) => {
    if (block.type === 'paragraph') return block.content ? [block.content] : [];
    return block.content.flatMap(({ content }) => linesOf(content));
  });
}

/** null for what a mail cannot show: pictures written into their address, of the local disk, of another mail. */
export function imageSeed(element: HtmlElement, link: Link = NO_LINK): NodeSeed | null {
  const src = attributeOf(element, 'src').trim();
  const address = src.startsWith('//') ? `https:${src}` : src;
  const scheme = schemeOf(address);
  const loads = scheme === 'http' || scheme === 'https' || (scheme === '' && address.startsWith('/api/v2/assets/'));
  const style = inlineStyleOf(element);
  const width = pixelsOf(style.get('width')) || pixelsOf(attributeOf(element, 'width'));
  const height = pixelsOf(style.get('height')) || pixelsOf(attributeOf(element, 'height'));
  if (!loads || address.length > 8192 || tiny(width) || tiny(height)) return null;
  const alt = attributeOf(element, 'alt').trim().slice(0, 1000);
  const props = {
    src: address,
    alt,
    decorative: false,
    link,
    width: Math.min(width, 2000),
    fullWidth: false,
    naturalWidth: 0,
  };
  return { type: 'image', props, style: {} };
}

function tiny(pixels: number): boolean {
  return pixels > 0 && pixels <= TRACKING_PIXEL;
}

/** A link that looks like a button: it says so, or has a background or a padding of its own. */
export function buttonSeed(element: HtmlElement): NodeSeed | null {
  const label = labelOf(element.childNodes);
  if (!looksLikeButton(element) || label === null || label === '' || label.length > 500) return null;
  const created = create(buttonBlock);
  return created && { ...created, props: { ...created.props, label, link: linkOf(element) } };
}

export function dividerSeed(): NodeSeed {
  return create(dividerBlock) ?? { type: dividerBlock.type, props: {}, style: {} };
}

function create(block: MailBlock): NodeSeed | null {
  return block.tiles[0]?.create() ?? null;
}

function looksLikeButton(element: HtmlElement): boolean {
  if (element.tagName === 'button' || attributeOf(element, 'role') === 'button') return true;
  if (/(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i.test(attributeOf(element, 'class'))) return true;
  const style = inlineStyleOf(element);
  const background = `${style.get('background')} ${style.get('background-color')}`;
  const painted = /#|rgb|hsl|[a-z]/.test(background.replace(/undefined|transparent|none|inherit|initial|unset/g, ''));
  const padded = [...style].some(([name, value]) => name.startsWith('padding') && /[1-9]/.test(value));
  return padded && (painted || /block/.test(style.get('display') ?? ''));
}

/** The words of a button; null when there is more in it than words. */
function labelOf(nodes: readonly HtmlNode[]): string | null {
  const parts = nodes.map((node): string | null => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!isElement(node) || isHidden(node)) return '';
    if (['img', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'p', 'hr'].includes(node.tagName)) return null;
    return labelOf(node.childNodes);
  });
  return parts.includes(null) ? null : parts.join('').replace(/\s+/g, ' ').trim();
}
