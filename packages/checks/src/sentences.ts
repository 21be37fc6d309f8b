import { type Check, LIMITS } from '@mailwright/contract';

/** Text of each finding, in English; the web client has the other languages. `{{limit}}` is a size. */
export const CHECK_SENTENCES = {
  imageMissing: 'No image selected',
  imageAddress: 'The image address is not a web address',
  linkMissing: 'A link has no address',
  linkUnfinished: 'A link has a placeholder address',
  timerIncomplete: 'The timer has no end date or time zone',
  timerPast: 'The timer has already ended',
  otherwiseAlone: 'There is no condition before a part that is shown otherwise: everyone sees it',
  placeholder: 'This part is not supported and will not be sent',
  unsubscribeMissing: 'There is no link to unsubscribe',
  addressMissing: 'There is no postal address of the sender, and no text is marked as one',
  productGone: 'A product is no longer in its store',
  productSoldOut: 'A product is sold out',
  saleEnded: 'The sale of a product has ended',
  productChanged: 'A product has changed in its store',
  ruleMissing: 'A product list has no rule: choose its store',
  ruleEmpty: 'A product list shows nothing: no product matches its rule now',
  sendingField: 'Your sending system cannot fill in a field or link',
  sendingFallback: 'Your sending system cannot write a fallback value as it is',
  sendingCondition: 'Your sending system cannot write this condition',
  sendingRepeat: 'Your sending system cannot repeat a part for a list',
  addressFieldRaw: 'An address may break: a field in it is filled in without encoding',
  profileDemand: 'Your sending system needs something that is not in the email',
  imageAlt: 'An image has no alt text',
  imageHeavy: 'An image is larger than 1 MB',
  gifHeavy: 'A GIF is larger than 2 MB',
  contrast: 'The text is hard to read on its background',
  contrastDark: 'The text is hard to read in dark mode',
  name: 'The template has no name',
  preheaderMissing: 'There is no pre-header',
  preheaderLong: 'The pre-header is longer than inboxes show',
  noTopHeading: 'There is no H1 heading',
  tooLong: 'Gmail will clip the email: it is larger than {{limit}}',
  styleTooLong: 'Gmail ignores a style block: it is larger than 16 KB',
  styleNested: 'Gmail ignores a style block: an at-rule stands inside another rule',
  imageOversized: 'An image has many more pixels than it is shown at',
  imageBlurred: 'An image is blurred on high-density screens',
  emptyColumn: 'The column is empty',
} as const satisfies Record<Check, string>;

/** The sentence of a check as a server or a command line says it. */
export function checkSentence(check: Check): string {
  return CHECK_SENTENCES[check].replace('{{limit}}', `${LIMITS.gmailClipBytes / 1024} KB`);
}
