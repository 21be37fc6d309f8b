/** Rule that a mail must meet to be shown as intended, checked on its source alone, alike for every renderer. */
interface ClientRule {
  readonly name: string;
  readonly holds: (html: string) => boolean;
}

/** Returns the HTML that clients other than Word read. */
const withoutWord = (html: string) => html.replace(/<!--\[if (?!!mso)[^\]]*\]>[\s\S]*?<!\[endif\]-->/g, '');

/** Returns the HTML that only Word reads. */
const forWord = (html: string) =>
  [...html.matchAll(/<!--\[if (?!!mso)[^\]]*\]>([\s\S]*?)<!\[endif\]-->/g)].map(([, part = '']) => part).join('\n');

const bodyOf = (html: string) => /<body\b[\s\S]*$/i.exec(html)?.[0] ?? '';
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];
const styles = (html: string) => [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, css = '']) => css);
const every = <T>(all: readonly T[], holds: (one: T) => boolean) => all.length > 0 && all.every(holds);

/** At-rules within rules: for one of them Gmail drops the element. */
function isNested(css: string): boolean {
  let depth = 0;
  for (const [token] of css.matchAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|[{}]|@[a-z-]+/gi)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (token.startsWith('@') && depth > 0) return true;
  }
  return false;
}

export const CLIENT_RULES: readonly ClientRule[] = [
  {
    name: 'language and direction where webmail keeps them, within the body',
    holds: (html) => every([' lang="', ' dir="'], (start) => bodyOf(html).includes(start)),
  },
  { name: 'an article for screen readers', holds: (html) => /<\w+\b[^>]*\brole="article"/i.test(bodyOf(html)) },
  {
    name: 'alternative texts with a size and a color of their own, or of their link',
    holds: (html) =>
      every(
        withoutWord(html).match(/(?:<a\b[^>]*>\s*)?<img\b(?=[^>]*\salt="[^"])[^>]*>/gi) ?? [],
        (tag) =>
          /style="(?:[^"]*[;\s])?(?:font|font-size):[^";]*[1-9]\d*px/i.test(tag) &&
          /[;"\s]color:\s*(?:#|rgb)/i.test(tag),
      ),
  },
  {
    name: 'told to be for light and dark',
    holds: (html) => /<meta\b[^>]*name="color-scheme"[^>]*>/i.test(html) && /supported-color-schemes/i.test(html),
  },
  {
    name: 'no style element that Gmail drops, for its size or for a rule in a rule',
    holds: (html) => styles(html).every((css) => Buffer.byteLength(css) <= 16 * 1024 && !isNested(css)),
  },
  {
    name: 'no font from elsewhere shown to Word',
    holds: (html) =>
      !/@import|@font-face|<link\b[^>]*stylesheet/i.test(
        html.replace(/<!--\[if !mso\]><!(?:--)?>[\s\S]*?<!--<!\[endif\]-->/g, ''),
      ),
  },
  {
    name: 'links of data detectors in the color around them, ours in theirs',
    holds: (html) => /x-apple-data-detectors/i.test(html) && !/x-apple-data-detectors[^}]*!important/i.test(html),
  },
  {
    name: 'lengths of 96 to an inch, hidden where it is not read',
    holds: (html) => /<noscript>\s*<xml>[\s\S]*?PixelsPerInch>96</i.test(html),
  },
  {
    name: 'no line over 998 octets',
    holds: (html) => html.split('\n').every((line) => Buffer.byteLength(line) <= 998),
  },
  { name: 'a title', holds: (html) => /<title>[^<]*\S[^<]*<\/title>/i.test(html) },
  { name: 'lines as high as set in Word', holds: (html) => /mso-line-height-rule:\s*exactly/i.test(html) },
  {
    name: 'columns in Word, with widths in CSS that grow with the screen',
    holds: (html) =>
      every(
        tags(forWord(html), 'td').filter((tag) => /width/i.test(tag)),
        (tag) => /style="[^"]*\bwidth:\s*\d/i.test(tag),
      ),
  },
  {
    name: 'buttons that Word draws whole',
    holds: (html) => /<v:(?:roundrect|rect)\b/i.test(html) || /mso-padding-alt:\s*[1-9]/i.test(html),
  },
  {
    name: 'layout tables that screen readers pass over',
    holds: (html) => every(tags(html, 'table'), (tag) => /\srole="(?:presentation|none|table)"/i.test(tag)),
  },
  { name: 'letters of the size they are set in on phones', holds: (html) => /text-size-adjust:\s*100%/i.test(html) },
  {
    name: 'told Apple Mail to leave its layout alone',
    holds: (html) => /x-apple-disable-message-reformatting/i.test(html),
  },
  {
    name: 'a preview that ends before the text begins',
    holds: (html) =>
      /<div[^>]*style="[^"]*display:\s*none[^"]*"[^>]*>[\s\S]{0,400}(?:\u034f|&#847;|&zwnj;|&#8199;|\u200c|\u200b)/i.test(
        html,
      ),
  },
  { name: 'within what Gmail shows at once (102 KiB)', holds: (html) => Buffer.byteLength(html) < 102 * 1024 },
];
