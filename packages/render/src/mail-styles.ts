import { moduleCss, type ResponsiveRule, responsiveCss } from './responsive-rules.ts';

/**
 * What cannot be inline. No size changes by the client, no gaps around Outlook's tables, no blue dates and addresses
 * in Apple Mail (its own rule: Gmail drops a rule whose selector it does not know), Gmail and Samsung Mail; none of
 * that is important, so that our own links keep their look.
 */
const RESET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100% !important;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table,td{mso-table-lspace:0;mso-table-rspace:0}
img{-ms-interpolation-mode:bicubic}
a[x-apple-data-detectors]{color:inherit;text-decoration:none}
u+#body a,#MessageViewBody a{color:inherit;text-decoration:none}
`;

/** Content of the mail's style block: the author's own CSS comes last. */
export function mailStyles(rules: readonly ResponsiveRule[], customStyles = ''): string {
  const own = inStyleBlock(customStyles.trim());
  return RESET + responsiveCss(rules) + inStyleBlock(moduleCss(rules)) + (own ? `${own}\n` : '');
}

/** `</` could end the style element; in CSS `<\/` means the same. */
function inStyleBlock(css: string): string {
  return css.replace(/<\//g, '<\\/');
}
