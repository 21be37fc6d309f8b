import { readDeclarations } from '../html/css/style-sheet.ts';
import { type FoundFont, fontsOfAddress, googleFont } from './found-font.ts';

/** `@import` of a style sheet, which stands in no block. */
const IMPORT =
  /@import\s+(?:url\(\s*)?(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})'|([^\s"'();]{1,2000}))\s*\)?[^;{}]{0,500}(?:;|$)/gi;

/** The fonts that CSS imports, and the addresses of what it imports besides. */
export function importedFonts(css: string): {
  readonly fonts: readonly FoundFont[];
  readonly unnamed: readonly string[];
} {
  if (!/@import/i.test(css)) return { fonts: [], unnamed: [] };
  const addresses = [...withoutComments(css).matchAll(IMPORT)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  return {
    fonts: addresses.flatMap(fontsOfAddress),
    unnamed: addresses.filter((address) => fontsOfAddress(address).length === 0),
  };
}

/** In one way through, whatever is left open. */
function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  const after = others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''));
  return [first, ...after].join(' ');
}

/** CSS without what it imports of fonts, which mails have in their own place. */
export function withoutFontImports(css: string): string {
  return css.replace(IMPORT, (rule, double?: string, single?: string, bare?: string) =>
    fontsOfAddress(double ?? single ?? bare ?? '').length > 0 ? '' : rule,
  );
}

/** A font that CSS declares itself. */
export interface DeclaredFont {
  readonly name: string;
  /** The rule, as it is written. */
  readonly rule: string;
}

/** The fonts of `@font-face` rules: those whose files are Google's have a style sheet there, others stay rules. */
export function declaredFonts(rules: readonly string[]): {
  readonly fonts: readonly FoundFont[];
  readonly own: readonly DeclaredFont[];
} {
  const fonts: FoundFont[] = [];
  const own: DeclaredFont[] = [];
  for (const rule of rules) {
    if (!/^@font-face/i.test(rule)) continue;
    const body = /\{([\s\S]*)\}/.exec(rule)?.[1] ?? '';
    const family = readDeclarations(body).findLast((each) => each.name === 'font-family')?.value ?? '';
    const name = family.replace(/["']/g, '').trim();
    if (name === '') continue;
    if (/url\(\s*["']?(?:https?:)?\/\/fonts\.gstatic\.com\//i.test(body)) fonts.push(googleFont(name));
    else own.push({ name, rule });
  }
  return { fonts, own };
}
