export { escapeHtml } from '@mailwright/contract';
export { loadTranslations } from './load-translations.ts';
export * from './mail-block.ts';
export { createPasteFlow, type PasteFlow } from './paste/paste-flow.ts';
export { linkMark } from './paste/paste-marks.ts';
export { withMergeFields } from './paste/paste-rich-text.ts';
export type { PastedContent } from './paste/paste-text.ts';
export { loadPaste, type PasteReader, readPaste } from './paste/read-paste.ts';
export { loadPictures } from './pictures/load-pictures.ts';
export { QR_CODE_BYTES, qrCodeBytes } from './qr-code/content-bytes.ts';
export { BLOCKS, blockRegistry } from './registry.ts';
export { color } from './shared/css.ts';
export { isImageAddress } from './shared/image-url.ts';
export { type Link, linkSchema, NO_LINK } from './shared/link.ts';
export { linkAddress, readLink } from './shared/link-address.ts';
export {
  emptyLink,
  LINK_KINDS,
  LINK_TAGS,
  type LinkFields,
  type LinkKind,
  type LinkTag,
} from './shared/link-fields.ts';
export { isSendableAddress, type LinkProblem, linkProblem } from './shared/link-problem.ts';
export { mailUrl } from './shared/mail-url.ts';
export { replaceFields } from './shared/merge-text.ts';
export { paragraph } from './shared/rich-text-seed.ts';
export {
  readSocialIconName,
  type SocialColor,
  type SocialIcon,
  type SocialShape,
  socialIconPath,
} from './shared/social-icon.ts';
export { SOCIAL_ICON_IDS, type SocialIconId } from './shared/social-networks.ts';
export { lineHeight, linkCss, paragraphSpace } from './shared/typography.ts';
export { completeAddress } from './shared/web-address.ts';
