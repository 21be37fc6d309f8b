export { checkMail, type MailToCheck } from './check-mail.ts';
export { type KnownProducts, productKey, productsOf } from './check-product.ts';
export * from './finding.ts';
export { cannotSay, type Unsaid } from './sending/cannot-say.ts';
export { systemFindings } from './sending/system-findings.ts';
export { unsaidFindings } from './sending/unsaid-findings.ts';
export * from './sentences.ts';
export { imageKey, shownWidths } from './shown-widths.ts';
export { isTooLong, nestedRules } from './style-problems.ts';
