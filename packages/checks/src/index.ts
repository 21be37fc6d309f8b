export { checkMail, type MailToCheck } from './check-mail.ts';
export { type KnownProducts, productKey, productsOf } from './check-product.ts';
export * from './finding.ts';
export { findUnsupported, type UnsupportedFeature } from './sending/find-unsupported.ts';
export { systemFindings } from './sending/system-findings.ts';
export { unsaidFindings } from './sending/unsupported-findings.ts';
export * from './sentences.ts';
export { imageKey, shownWidths } from './shown-widths.ts';
export { isTooLong, nestedRules } from './style-problems.ts';
