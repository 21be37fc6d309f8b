import { holdsTag, mapTags } from '@mailwright/contract';
import { NO_LINK } from '../shared/link/link.ts';
import { formatPrice } from './format-price.ts';
import type { ProductProps, TakenProduct } from './props.ts';

/** Props that a product of a store fills. */
export type FilledProps = Pick<
  ProductProps,
  'src' | 'alt' | 'title' | 'price' | 'salePrice' | 'description' | 'link' | 'storeUuid' | 'productId' | 'taken'
>;

/**
 * The props of a product block that shows a product of a store. What the store wrote is data: no merge field of it is
 * filled in, no direction mark of it turns the words around it.
 *
 * @param lang of the mail: prices are written as its readers write them
 * @param at when it was taken, ISO 8601
 */
export function productProps(product: TakenProduct, lang: string, at: string = new Date().toISOString()): FilledProps {
  const { storeUuid, productId, productName, productDescription, imageLink, productLink, availability } = product;
  const { price, salePrice, priceTo, currency } = product;
  const title = plainWords(productName, 500);
  const shown = (amount: string | null) => (amount ? formatPrice(amount, currency, lang) : '');
  return {
    src: OWN_IMAGE.test(imageLink) ? imageLink : webAddress(imageLink),
    alt: title,
    title,
    price: [price, priceTo].map(shown).filter(Boolean).join(' – '),
    salePrice: shown(salePrice),
    description: plainWords(productDescription, 2000),
    link: { ...NO_LINK, href: webAddress(productLink) },
    storeUuid,
    productId,
    taken: {
      productName,
      productDescription,
      imageLink,
      productLink,
      price,
      salePrice,
      priceTo,
      currency,
      availability,
      at,
    },
  };
}

/** First characters of tags in the template languages of sending systems. */
const TEMPLATING = /(\{)(?=[{%])|(<)(?=%)|(\*)(?=\|)|(%)(?=%)|(\[)(?=\[)|(\$)(?=\{)/g;

/** Controls, and marks that turn the direction of what follows them; line breaks and tabs stay. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;

function plainWords(text: string, most: number): string {
  const clean = text
    .replace(CONTROLS, (control) => (/[\n\t]/.test(control) ? control : ''))
    .replace(TEMPLATING, (opener) => `${opener} `)
    .trim();
  return shortened(withoutTags(clean), most);
}

/** A blank in each template tag takes its meaning from it, and leaves what is read. */
function withoutTags(text: string): string {
  let clean = text;
  // What one blank has parted could be another tag with what follows: bounded, since what a store wrote is hostile.
  for (let round = 0; round < 5 && holdsTag(clean); round += 1) {
    clean = mapTags(clean, same, (tag) => `${tag.slice(0, 1)} ${tag.slice(1)}`);
  }
  return holdsTag(clean) ? clean.replace(/[{}%*|[\]$<>]/g, '') : clean;
}

function same(part: string): string {
  return part;
}

function shortened(clean: string, most: number): string {
  return clean.length > most ? `${clean.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : clean;
}

/** A picture of the demo store lies on this server; mails name those by their path. */
const OWN_IMAGE = /^\/api\/v2\/assets\/[\w/-]+\.(?:png|jpe?g|gif|webp)$/;

/** Addresses of the web, and those of images that this server keeps for the demo store. */
const SENDABLE = /^(?:https?:\/\/|\/api\/v2\/assets\/)/i;

/** The address where it may be sent, with what a sending system would fill in written out; else ''. */
function webAddress(address: string): string {
  if (!SENDABLE.test(address)) return '';
  const written = mapTags(
    address.replace(/[\s"<>\\^`{|}]|%(?=%)|\[(?=\[)/g, encodeURIComponent),
    same,
    (tag) => encodeURIComponent(tag.slice(0, 1)) + tag.slice(1),
  );
  return written.length > 8192 ? '' : written;
}
