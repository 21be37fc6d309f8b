import { moduleCss, type ResponsiveRule, responsiveCss } from './responsive-rules.ts';

/**
 * Rules that cannot be inline. They prevent clients from changing sizes, gaps around Outlook's tables, and blue dates and
 * addresses in Apple Mail (a rule of its own, since Gmail drops a rule whose selector it does not know), Gmail and Samsung
 * Mail. None of the latter is `!important`, so that our own links keep their style.
 */
const RESET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100% !important;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table,td{mso-table-lspace:0;mso-table-rspace:0}
img{-ms-interpolation-mode:bicubic}
a[x-apple-data-detectors]{color:inherit;text-decoration:none}
u+#body a,#MessageViewBody a{color:inherit;text-decoration:none}
`;

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;

/** A font from elsewhere. Comments and strings come first: what they hold is none. Each ends with the CSS if with nothing else. */
const FONT_FACE = new RegExp(
  String.raw`\/\*[\s\S]*?(?:\*\/|$)|${STRING}|\\[\s\S]|@font-face\s*\{(?:[^}"'\\]|${STRING}|\\[\s\S]|["'\\])*(?:\}|$)`,
  'gi',
);

/** All CSS of the mail in one piece, as the canvas needs it: the author's own comes last. */
export function mailStyles(rules: readonly ResponsiveRule[], customStyles: string | undefined): string {
  return sheets(rules, customStyles).join('');
}

export type Sheets = readonly [ours: string, fonts: string, own: string];

/** The same in the parts that stand apart in a mail. */
export function sheets(rules: readonly ResponsiveRule[], customStyles = ''): Sheets {
  const fonts: string[] = [];
  const rest = (moduleCss(rules) + customStyles.trim()).replace(FONT_FACE, (found) => {
    if (!found.startsWith('@')) return found;
    fonts.push(found);
    // Not nothing: what stands on both sides must not become a rule of its own.
    return ' ';
  });
  return [RESET + responsiveCss(rules), lines(fonts.join('\n')), lines(rest)];
}

/** `</` could end the style element; in CSS `<\/` means the same. */
function lines(css: string): string {
  const own = css.trim().replace(/<\//g, '<\\/');
  return own && `${own}\n`;
}
