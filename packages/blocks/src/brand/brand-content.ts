import type { BrandKit } from '@mailwright/contract';
import { isJsonObject, type JsonObject, type JsonValue, type RichInline, type RichText } from '@mailwright/document';
import { hexColor } from '../shared/hex-color.ts';
import { brandGround, brandText } from './brand-scheme.ts';
import type { Branding } from './branding.ts';

/** Images narrower than this are marks; a logo has words in it that are to be read, CSS pixels. */
const LOGO_WIDTH = 120;

/** The brand's logo in the place of the one that stands there. */
export function brandedLogo(props: JsonObject, { logo, logoDark, footer, name }: BrandKit): JsonObject {
  if (logo.src === '') return props;
  const { naturalWidth: _, standInAlt: __, ...rest } = props;
  const { width } = props;
  return {
    ...rest,
    src: logo.src,
    alt: logo.alt || footer.company || name,
    decorative: false,
    srcDark: logoDark.src,
    srcPhone: '',
    ...(typeof width === 'number' && { width: width > 0 ? Math.max(width, LOGO_WIDTH) : LOGO_WIDTH }),
  };
}

/** Who sends the mail, from where and why, as far as the kit says it; other paragraphs stay. */
export function brandedFooter(content: JsonValue | undefined, { footer }: BrandKit): RichText {
  const before = Array.isArray(content) ? (content as unknown as RichText) : [];
  const [first, ...rest] = before;
  const attrs = first?.type === 'paragraph' && first.attrs ? { attrs: first.attrs } : {};
  const company: RichInline[] = footer.company
    ? [{ type: 'text', text: footer.company, marks: [{ type: 'bold' }] }]
    : [];
  const address = footer.address.split('\n').join(', ');
  const between = footer.company && address ? ' · ' : '';
  const where: RichInline[] = address ? [{ type: 'text', text: between + address }] : [];
  const sender: RichText =
    company.length + where.length > 0
      ? [{ type: 'paragraph', ...attrs, content: [...company, ...where] }]
      : before.slice(0, 1);
  if (!footer.reason) return [...sender, ...rest];
  const lines = footer.reason.split('\n').filter((line) => line.trim() !== '');
  return [
    ...sender,
    ...lines.map((text) => ({ type: 'paragraph' as const, ...attrs, content: [{ type: 'text' as const, text }] })),
    ...rest.slice(lines.length),
  ];
}

/** The brand's profiles in the place of those that stand there. */
export function brandedProfiles(type: string, props: JsonObject, { social }: BrandKit): JsonObject {
  if (social.length === 0 || !Array.isArray(props.items)) return props;
  const before = props.items;
  const items = social.map(({ network, url }, index): JsonObject => {
    const standing = before[index];
    const id: JsonObject = isJsonObject(standing) && standing.id !== undefined ? { id: standing.id } : {};
    const address: JsonObject = type === 'social' ? { link: { href: url, target: '_blank', title: '' } } : { url };
    return { ...id, network, ...address };
  });
  return { ...props, items };
}

/** Words with a color or a font of their own. */
export function brandedMarks(value: JsonValue, grounds: readonly string[], branding: Branding): JsonValue {
  if (Array.isArray(value)) {
    const parts = value.map((part) => brandedMarks(part, grounds, branding));
    return parts.every((part, index) => part === value[index]) ? value : parts;
  }
  if (!isJsonObject(value)) return value;
  let next = value;
  if (Array.isArray(value.marks)) {
    const marks = value.marks.map((mark) => brandedMark(mark, grounds, branding));
    if (marks.some((mark, index) => mark !== (value.marks as readonly JsonValue[])[index])) next = { ...next, marks };
  }
  if (value.content === undefined) return next;
  const content = brandedMarks(value.content, grounds, branding);
  return content === value.content ? next : { ...next, content };
}

function brandedMark(mark: JsonValue, grounds: readonly string[], { schemes, mail, kit }: Branding): JsonValue {
  if (!isJsonObject(mark) || mark.type !== 'textStyle' || !isJsonObject(mark.attrs)) return mark;
  const { attrs } = mark;
  const changed: Record<string, string> = {};
  const ground = typeof attrs.backgroundColor === 'string' ? hexColor(attrs.backgroundColor) : '';
  if (ground !== '') changed.backgroundColor = brandGround(ground, schemes.light, mail.light);
  const behind = changed.backgroundColor === undefined ? grounds : [changed.backgroundColor];
  const color = typeof attrs.color === 'string' ? hexColor(attrs.color) : '';
  if (color !== '' && behind.length > 0) changed.color = brandText(color, behind, schemes.light);
  if (typeof attrs.fontFamily === 'string' && kit.fonts.body !== null) changed.fontFamily = kit.fonts.body;
  return Object.keys(changed).length === 0 ? mark : { ...mark, attrs: { ...attrs, ...changed } };
}
