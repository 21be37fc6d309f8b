import { escapeHtml } from '@mailwright/blocks';
import { type GeneralSettings, headCodeProblem, type Promotion, type WebFont } from '@mailwright/document';

type HeadSettings = Pick<GeneralSettings, 'outlook' | 'webFonts' | 'promotion' | 'headCode'>;

/**
 * Returns the author's additions to the head of a mail: fonts that its body uses, its promotion, and the author's own code;
 * '' without any.
 * @param body called only to search it for fonts
 */
export function headExtras(settings: HeadSettings, body: () => string, assetBase: string): string {
  const { webFonts = [], promotion = {}, headCode = '' } = settings;
  const code = headCodeProblem(headCode) === null ? headCode.trim() : '';
  const fonts = webFonts.length > 0 ? webFontLinks(webFonts, body(), settings.outlook) : '';
  const parts = [fonts, promotionJson(promotion, assetBase), code];
  return parts.map((part) => part && `${part}\n`).join('');
}

/**
 * Returns the JSON of a promotion that Gmail reads, as documented at
 * developers.google.com/workspace/gmail/promotab/reference: one list of the organization, the offer and the card, each only
 * if it has content.
 */
function promotionJson(promotion: Promotion, assetBase: string): string {
  const { logo, description, discountCode, availabilityStarts, availabilityEnds, image, url, headline } = promotion;
  const parts = [
    part('Organization', { logo: absolute(logo, assetBase) }),
    part('DiscountOffer', { description, discountCode, availabilityStarts, availabilityEnds }),
    // A card has to have both: its picture, and the page that a press on it opens.
    image && url ? part('PromotionCard', { image: absolute(image, assetBase), url, headline }) : null,
  ].filter((each) => each !== null);
  if (parts.length === 0) return '';
  // No end of the element, and no start of a comment in it, can stand in the data.
  const json = JSON.stringify(parts, null, 1).replace(/</g, '\\u003c').replace(/\n */g, '\n');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

function absolute(address: string | undefined, assetBase: string): string | undefined {
  return address?.startsWith('/') ? assetBase + address : address;
}

function part(type: string, values: Readonly<Record<string, string | undefined>>): object | null {
  const said = Object.entries(values).filter(([, value]) => value);
  return said.length === 0 ? null : { '@context': 'http://schema.org/', '@type': type, ...Object.fromEntries(said) };
}

/**
 * The style sheets of the fonts that a mail uses. Word is not shown them, for which it would give up the fonts that stand
 * in; it is told what to take instead, where it would fall to Times.
 */
function webFontLinks(fonts: readonly WebFont[], body: string, outlook: boolean): string {
  const used = fonts.filter(({ name, url }) => isWritten(name, body) && /^https:\/\//i.test(url));
  if (used.length === 0) return '';
  const links = [...new Set(used.map(({ url }) => url))]
    .map((url) => `<link href="${escapeHtml(url)}" rel="stylesheet">`)
    .join('\n');
  if (!outlook) return links;
  return `<!--[if mso]><style>${used.map(forWord).join('')}</style><![endif]-->\n<!--[if !mso]><!-->${links}<!--<![endif]-->`;
}

/** Between the signs of a stack: code may write it without quotes, or with those that it needs in an attribute. */
function isWritten(name: string, body: string): boolean {
  return /^[\p{L}\p{N} -]+$/u.test(name) && new RegExp(`[:;,'"]\\s*${name}\\s*[,;'"&}]`).test(body);
}

function forWord({ name, fallback }: WebFont): string {
  const [first = 'Arial'] = fallback.split(',').map((family) => family.trim().replace(/'/g, ''));
  const kind = /monospace/.test(fallback) ? 'modern' : /(?:^|,)\s*serif/.test(fallback) ? 'roman' : 'swiss';
  return `@font-face{font-family:'${name}';mso-font-alt:'${first}';mso-generic-font-family:${kind}}`;
}
