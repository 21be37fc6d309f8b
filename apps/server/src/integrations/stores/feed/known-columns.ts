import type { FeedField, FeedSettings } from '@mailwright/contract';

/**
 * Names of columns in feeds of Google and Meta, in exports of Shopify and WooCommerce, and common words for them, the
 * surest first, as `keyOf` writes them.
 */
const NAMES: Readonly<Record<FeedField, string>> = {
  id: 'id handle productid itemid offerid sku variantsku articleid artikelnummer gtin',
  name: 'title name productname producttitle itemname bezeichnung artikelname produktname titel nombre titulo',
  description: 'description bodyhtml body productdescription shortdescription beschreibung descripcion',
  link: 'link url producturl productlink permalink canonicallink deeplink externalurl enlace',
  image:
    'imagelink imagesrc imageurl image images imagessrc mainimage picture pictureurl thumbnail bild bildurl bildlink imagen',
  images: 'additionalimagelink additionalimagelinks additionalimages gallery images imagessrc imagesrc',
  price: 'regularprice listprice originalprice price pricevalue priceamount amount preis precio',
  salePrice:
    'saleprice salepricevalue specialprice discountprice discountedprice angebotspreis sonderpreis aktionspreis preciooferta',
  currency: 'currency currencycode pricecurrency pricecurrencycode waehrung wahrung moneda',
  availability:
    'availability instock stockstatus availabilitystatus verfugbarkeit disponibilidad stock quantity inventory variantinventoryqty lagerbestand',
  categories:
    'producttype categories category productcategory kategorie kategorien categoria googleproductcategory type',
  brand: 'brand brands vendor manufacturer marke hersteller marca',
  tags: 'tags tag keywords customlabel0 etiquetas',
  created: 'created createdat datecreated dateadded publishedat publicationdate pubdate releasedate',
};

/** Pairs of what a product costs before and now, where the word for now is that for a price alone. */
const BEFORE_AND_NOW = [
  ['variantcompareatprice', 'variantprice'],
  ['compareatprice', 'price'],
  ['msrp', 'price'],
  ['rrp', 'price'],
] as const;

/** Columns with the period of a sale. No setting asks for them: these names are the same everywhere. */
export const SALE_PERIOD = {
  both: ['salepriceeffectivedate'],
  from: ['datesalepricestarts', 'salepricestartdate'],
  to: ['datesalepriceends', 'salepriceenddate'],
} as const;

/** Returns the fields that columns seem to hold, judged by the columns' names. */
export function guessColumns(columns: readonly string[]): FeedSettings['columns'] {
  const byKey = new Map(columns.toReversed().map((column) => [keyOf(column), column]));
  const guessed: Partial<Record<FeedField, string>> = {};
  for (const [field, names] of Object.entries(NAMES) as [FeedField, string][]) {
    const known = names.split(' ').find((name) => byKey.has(name));
    const column = known === undefined ? undefined : byKey.get(known);
    if (column !== undefined) guessed[field] = column;
  }
  const pair = BEFORE_AND_NOW.find((names) => names.every((name) => byKey.has(name)));
  if (pair && guessed.salePrice === undefined) {
    guessed.price = byKey.get(pair[0]);
    guessed.salePrice = byKey.get(pair[1]);
  }
  return guessed;
}

/** A column's name without case, accents and signs. */
export function keyOf(column: string): string {
  return column
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^a-z0-9]/g, '');
}
