import { type BrandProposal, isPictureAddress, LIMITS } from '@mailwright/contract';
import {
  type BlockRegistry,
  type DocumentNode,
  definitionOf,
  type EmailDocument,
  isJsonObject,
  type JsonValue,
  richLines,
  walk,
  webFontOf,
  webFontStack,
} from '@mailwright/document';
import { hexColor } from '../shared/hex-color.ts';
import { SOCIAL_NETWORK_IDS } from '../shared/social/social-networks.ts';
import { profileAddress } from '../social-follow/profile-address.ts';
import { type ColorTally, createColorTally } from './color-tally.ts';
import { boldStart, footerNode, logoNode } from './mail-parts.ts';
import { webSafeFont } from './web-safe-font.ts';

const MAX = LIMITS.brand;

/** Returns the brand that a mail shows: colors by their use, fonts, logo, button, profiles and footer. */
export function documentBrand(document: EmailDocument, registry: BlockRegistry): BrandProposal {
  const tally = createColorTally();
  const fonts = { heading: new Map<string, number>(), body: new Map<string, number>() };
  const { settings } = document;
  const fontOf = (stack: string) => (webFontOf(stack, settings.webFonts) ? stack : webSafeFont(stack));
  tally.add(settings.bgColor, 'background', 3, document.nodes[0]?.style.dark?.backgroundColor);
  tally.add(settings.outerColor, 'outer');
  const buttons: DocumentNode[] = [];
  const profiles = new Map<string, string>();
  walk(document, (node) => {
    const block = definitionOf(node.type, registry);
    if (!block) return;
    const look = { ...(block.kind === 'block' ? block.styleDefaults?.(node, settings) : {}), ...node.style };
    tallyNode(tally, node, look);
    const font = look.fontFamily === undefined ? null : fontOf(look.fontFamily);
    const kind = node.type === 'heading' ? 'heading' : 'body';
    if (font !== null) fonts[kind].set(font, (fonts[kind].get(font) ?? 0) + 1);
    if (node.type === 'button') buttons.push(node);
    if (node.type === 'social-follow' || node.type === 'social') addProfiles(node.props.items, profiles);
  });
  const logo = logoNode(document.nodes);
  const heading = mostSeen(fonts.heading) ?? fontOf(settings.headerFonts);
  const body = mostSeen(fonts.body) ?? fontOf(settings.paragraphFonts);
  const webFonts = settings.webFonts?.filter((font) => [heading, body].includes(webFontStack(font))) ?? [];
  return {
    colors: tally.found(),
    fonts: { heading, body },
    ...(webFonts.length > 0 && { webFonts }),
    logo: logo ? logoOf(logo) : { src: '', alt: '' },
    button: buttonOf(buttons, document),
    social: [...profiles].slice(0, MAX.profiles).map(([network, url]) => ({ network, url })),
    footer: footerOf(footerNode(document.nodes)),
  };
}

function tallyNode(
  tally: ColorTally,
  { type, style, props }: DocumentNode,
  look: { readonly color?: string; readonly backgroundColor?: string; readonly borderColor?: string },
): void {
  const { dark } = style;
  tally.add(look.backgroundColor, type === 'button' ? 'button' : 'background', 1, dark?.backgroundColor);
  tally.add(look.color, type === 'link' || type === 'menu' ? 'link' : 'text', 1, dark?.color);
  tally.add(look.borderColor, 'border', 1, dark?.borderColor);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string' && /color$/i.test(name)) tally.add(value, 'border');
  }
}

function mostSeen(seen: ReadonlyMap<string, number>): string | null {
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function logoOf({ props }: DocumentNode): BrandProposal['logo'] {
  const { src, alt } = props;
  if (typeof src !== 'string' || src.length > MAX.address || !isPictureAddress(src)) return { src: '', alt: '' };
  return { src, alt: typeof alt === 'string' ? alt.slice(0, MAX.text) : '' };
}

/** Returns the look of the first button, as buttons of one mail look alike; null without one, or without plain colors. */
function buttonOf([button]: readonly DocumentNode[], { settings }: EmailDocument): BrandProposal['button'] {
  if (!button) return null;
  const { style, props } = button;
  const background = hexColor(style.backgroundColor ?? settings.buttons.backgroundColor);
  const color = hexColor(style.color ?? settings.buttons.color);
  if (background === '' || color === '') return null;
  const within = (value: unknown, most: number, instead: number) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : instead;
  return {
    background,
    color,
    radius: within(style.borderRadius, 60, Math.round(Math.min(60, settings.buttons.borderRadius))),
    paddingX: within(props.paddingX, 100, 24),
    paddingY: within(props.paddingY, 100, 12),
  };
}

function addProfiles(items: JsonValue | undefined, profiles: Map<string, string>): void {
  if (!Array.isArray(items)) return;
  for (const item of items) {
    if (!isJsonObject(item)) continue;
    const network = SOCIAL_NETWORK_IDS.find((id) => id === item.network);
    const typed = isJsonObject(item.link) ? item.link.href : item.url;
    if (!network || typeof typed !== 'string' || profiles.has(network)) continue;
    const url = profileAddress(network, typed);
    if (/^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[^\s]*)?$/.test(url) && url.length <= MAX.address)
      profiles.set(network, url);
  }
}

function footerOf(node: DocumentNode | null): BrandProposal['footer'] {
  const [first = '', ...rest] = richLines(node?.props.content);
  const company =
    boldStart(node?.props.content) || (first.split(/\s[·|]\s/)[0] ?? '').replace(/^©\s*(?:\d{4}\s*)?/, '');
  const address = first.startsWith(company) ? first.slice(company.length).replace(/^[\s·|,.–-]+/, '') : first;
  return {
    company: company.slice(0, MAX.text).trim(),
    address: address.slice(0, MAX.footer).trim(),
    reason: rest.join('\n').slice(0, MAX.footer).trim(),
  };
}
