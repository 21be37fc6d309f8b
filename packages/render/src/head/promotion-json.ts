import type { Promotion } from '@mailwright/document';

/**
 * Returns the JSON of a promotion that Gmail reads, as documented at
 * developers.google.com/workspace/gmail/promotab/reference: one list of the organization, the offer and the card, each only
 * if it has content.
 */
export function promotionJson(promotion: Promotion, assetBase: string): string {
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
