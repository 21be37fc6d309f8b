export { checkMail, type MailToCheck } from './check-mail.ts';
export * from './finding.ts';
export * from './sentences.ts';
export { imageKey, shownWidths } from './shown-widths.ts';
