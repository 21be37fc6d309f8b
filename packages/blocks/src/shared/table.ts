/** Start of every layout table: `role` keeps screen readers from announcing it, the rest is the reset Outlook needs. */
export const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A layout table over the whole width, up to its first cell's attributes. */
export const FULL_TABLE = `${TABLE} width="100%"`;

/** A comment that only Word-based Outlook reads. */
export function onlyWord(html: string): string {
  return `<!--[if mso]>${html}<![endif]-->`;
}

/** Returns HTML that every client but Word-based Outlook reads. */
export function notWord(html: string): string {
  return `<!--[if !mso]><!-->${html}<!--<![endif]-->`;
}
