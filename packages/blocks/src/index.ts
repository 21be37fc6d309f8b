export { escapeHtml, isHarmlessTag, tagPieces } from '@mailwright/contract';
export { type BrandUse, brandUses, kitUses } from './brand/brand-uses.ts';
export * from './brand/color-tally.ts';
export * from './brand/document-brand.ts';
export * from './brand/in-brand.ts';
export { followKits, type NamedKit } from './brand/kit-values.ts';
export * from './brand/web-safe-font.ts';
export { foreignText } from './html/foreign-text.ts';
export { FOREIGN_START } from './html/render.ts';
export * from './mail-block.ts';
export { createPasteFlow, type PasteFlow } from './paste/paste-flow.ts';
export { isCheckMark, leveledItems, listType, markerNamed, ownNumbers, startOf } from './paste/paste-lists.ts';
export { linkMark } from './paste/paste-marks.ts';
export { withMergeFields } from './paste/paste-rich-text.ts';
export type { PastedContent } from './paste/paste-text.ts';
export {
  isWrittenMark,
  type WordItem,
  type WordLists,
  withoutWordMark,
  wordItem,
  wordLists,
} from './paste/paste-word.ts';
export { loadPaste, type PasteReader, readPaste } from './paste/read-paste.ts';
export { loadPictures } from './pictures/load-pictures.ts';
export { formatPrice } from './product/format-price.ts';
export { bringUpToDate, type KnownProduct, type ProductChange, productChanges } from './product/product-changes.ts';
export { productProps } from './product/product-props.ts';
export type { ProductProps, TakenProduct } from './product/props.ts';
export type { ListRule, ProductListProps } from './product-list/definition.ts';
export { resolveProductLists } from './product-list/resolve-product-lists.ts';
export { QR_CODE_BYTES, qrCodeBytes } from './qr-code/content-bytes.ts';
export { BLOCKS, blockRegistry } from './registry.ts';
export { alignMargin } from './shared/block-align.ts';
export { contrastOf, neededContrast, readableColor } from './shared/contrast.ts';
export { classAttribute, color, styleAttribute } from './shared/css.ts';
export { darkBackground } from './shared/dark-ink.ts';
export { deviceScreen } from './shared/device-style.ts';
export { hexChannels, hexColor, hexOf } from './shared/hex-color.ts';
export { hiding } from './shared/hiding.ts';
export { imageUrl, isImageAddress } from './shared/image-url.ts';
export { type Link, linkSchema, NO_LINK } from './shared/link/link.ts';
export { linkAddress, readLink } from './shared/link/link-address.ts';
export {
  emptyLink,
  LINK_KINDS,
  LINK_TAGS,
  type LinkFields,
  type LinkKind,
  type LinkTag,
} from './shared/link/link-fields.ts';
export { isSendableAddress, type LinkProblem, linkProblem } from './shared/link/link-problem.ts';
export { mailUrl } from './shared/link/mail-url.ts';
export { isRelativeAddress } from './shared/link/relative-address.ts';
export { completeAddress, encodePart } from './shared/link/web-address.ts';
export {
  readSocialIconName,
  type SocialColor,
  type SocialIcon,
  type SocialShape,
  socialIconPath,
} from './shared/social/social-icon.ts';
export {
  SOCIAL_ICON_IDS,
  SOCIAL_NETWORK_IDS,
  type SocialIconId,
  type SocialNetwork,
  socialName,
} from './shared/social/social-networks.ts';
export { notWord } from './shared/table.ts';
export { labelWidth } from './shared/text/label-width.ts';
export { mergeTextHtml, replaceFields } from './shared/text/merge-text.ts';
export { type FlatItem, listAttrs, nestedLists, startingWithParagraph } from './shared/text/nested-lists.ts';
export { isWithinMail } from './shared/text/plain-parts.ts';
export { paragraph } from './shared/text/rich-text-seed.ts';
export { lineHeight, linkCss, paragraphSpace } from './shared/text/typography.ts';
export { withWholeTags } from './shared/text/whole-tags.ts';
export { wordsOf } from './shared/text/words-of.ts';
