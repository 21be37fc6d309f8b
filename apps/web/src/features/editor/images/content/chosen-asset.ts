import type { Asset } from '@mailwright/contract';
import type { ChosenImage } from '../../core/images/chosen-image.ts';

/** An image of the library as one that is chosen: its file, and the credit line that it asks for. */
export function chosenAsset({ url, width, height, source }: Asset): ChosenImage {
  return { src: url, width, height, ...creditOf({ source }) };
}

/** The credit line that an image of the library asks for, as a part of what is chosen; nothing where it asks for none. */
export function creditOf({ source }: Pick<Asset, 'source'>): Pick<ChosenImage, 'credit'> {
  if (source === null || source.attribution === null) return {};
  const { attribution: text, page, license, licenseUrl } = source;
  const hasLicense = licenseUrl !== '' && text.endsWith(license);
  return { credit: { text, href: page, ...(hasLicense && { license: { text: license, href: licenseUrl } }) } };
}
