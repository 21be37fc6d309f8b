import { type BrandKit, holdsTag, isLegalText, isSubscriptionLink } from '@mailwright/contract';
import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { hexColor } from '../shared/hex-color.ts';
import { brandGround, brandText } from './brand-scheme.ts';
import type { Branding } from './branding.ts';

/** Images narrower than this are marks; a logo has words in it that are to be read, CSS pixels. */
const LOGO_WIDTH = 120;

/**
 * The brand's logo in the place of the one that stands there; one that is another for each reader stays, and so does one
 * whose text a law asks for.
 *
 * @param isBesideName whether the name of the sender stands beside it: then it keeps its width
 */
export function brandedLogo(
  props: JsonObject,
  { logo, logoDark, footer, name }: BrandKit,
  isBesideName: boolean,
): JsonObject {
  const shown = [props.src, props.alt, props.srcDark, props.srcPhone].filter((text) => typeof text === 'string');
  if (logo.src === '' || shown.some(holdsTag)) return props;
  if (typeof props.alt === 'string' && isLegalText(props.alt)) return props;
  const { naturalWidth: _, standInAlt: __, ...rest } = props;
  const { width } = props;
  return {
    ...rest,
    src: logo.src,
    alt: logo.alt || footer.company || name,
    decorative: false,
    srcDark: logoDark.src,
    srcPhone: '',
    ...(typeof width === 'number' && !(isBesideName && width > 0) && { width: Math.max(width, LOGO_WIDTH) }),
  };
}

/** The brand's profiles in the place of those that stand there; what leads each reader elsewhere, or is owed to them, stays. */
export function brandedProfiles(type: string, props: JsonObject, { social }: BrandKit): JsonObject {
  if (social.length === 0 || !Array.isArray(props.items)) return props;
  const before = props.items;
  const replaced = before.filter((item) => !isKept(item));
  const items = social.map(({ network, url }, index): JsonObject => {
    const standing = replaced[index];
    const id: JsonObject = isJsonObject(standing) && standing.id !== undefined ? { id: standing.id } : {};
    const address: JsonObject = type === 'social' ? { link: { href: url, target: '_blank', title: '' } } : { url };
    return { ...id, network, ...address };
  });
  return { ...props, items: [...items, ...before.filter((item) => isKept(item))] };
}

function isKept(item: JsonValue): boolean {
  if (!isJsonObject(item)) return false;
  const link = isJsonObject(item.link) ? item.link : null;
  const address = link ? link.href : item.url;
  const isOwed = typeof address === 'string' && isSubscriptionLink(address);
  return isOwed || [address, link?.title].some((text) => typeof text === 'string' && holdsTag(text));
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
