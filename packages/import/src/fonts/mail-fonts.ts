import { webSafeFont } from '@mailwright/blocks';
import {
  FONT_STACKS,
  generalSettingsSchema,
  isJsonObject,
  type JsonValue,
  MAX_WEB_FONTS,
  type WebFont,
  webFontStack,
} from '@mailwright/document';
import { type FoundFont, secureAddress } from './found-font.ts';

/** Fonts of a source, by whether the mail can have them. */
interface MailFonts {
  /** Fonts of the mail after the import, including those it had before. */
  readonly fonts: readonly WebFont[];
  /** Names of the fonts that the mail cannot have. */
  readonly left: readonly string[];
}

/**
 * The fonts of a source as a mail has them: those first in which something is written.
 *
 * @param stacks all font stacks of the mail, as the source has them
 * @param present fonts that the mail has already
 */
export function mailFonts(
  found: readonly FoundFont[],
  stacks: readonly string[],
  present: readonly WebFont[] = [],
): MailFonts {
  const written = new Map<string, string>();
  for (const stack of new Set(stacks)) {
    const families = familiesOf(stack);
    for (const [index, family] of families.entries()) {
      const key = family.toLowerCase();
      if (!written.has(key)) written.set(key, families.slice(index + 1).join(','));
    }
  }
  const byName = new Map(found.toReversed().map((font) => [font.name.trim().toLowerCase(), font]));
  const known = new Set(present.map(({ name }) => name.toLowerCase()));
  const safe = new Set(FONT_STACKS.map(({ name }) => name.toLowerCase()));
  const wanted = [...byName.values()]
    .toReversed()
    .filter(
      ({ name, implied }) => !known.has(name.trim().toLowerCase()) && (!implied || written.has(name.toLowerCase())),
    )
    .filter(({ name }) => !safe.has(name.trim().toLowerCase()))
    .toSorted(
      (a, b) => Number(written.has(b.name.trim().toLowerCase())) - Number(written.has(a.name.trim().toLowerCase())),
    );
  const fonts: WebFont[] = [...present];
  const left: string[] = [];
  for (const { name, url } of wanted) {
    const font: WebFont = {
      name: name.trim(),
      url: secureAddress(url),
      fallback: fallbackOf(written.get(name.trim().toLowerCase()) ?? ''),
    };
    const fits = generalSettingsSchema.shape.webFonts.safeParse([font]).success;
    if (fits && fonts.length < MAX_WEB_FONTS) fonts.push(font);
    else left.push(name.trim().slice(0, MAX_NAME_LENGTH));
  }
  return { fonts, left };
}

const MAX_NAME_LENGTH = 80;

/** Levels of values in each other that are searched for font stacks; nothing that a person made has more. */
const MAX_NESTING_DEPTH = 200;

/** Values in which each font stack that begins with one of the fonts is written as the mail has it. */
export function withMailFonts<T extends JsonValue>(value: T, fonts: readonly WebFont[]): T {
  const stacks = new Map(fonts.map((font) => [font.name.toLowerCase(), webFontStack(font)]));
  const changed = (each: JsonValue, key: string, depth: number): JsonValue => {
    if (typeof each === 'string')
      return IS_STACK.test(key) ? (stacks.get(familiesOf(each)[0]?.toLowerCase() ?? '') ?? each) : each;
    if (depth > MAX_NESTING_DEPTH) return each;
    if (Array.isArray(each)) return each.map((item) => changed(item, '', depth + 1));
    if (!isJsonObject(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, changed(inner, name, depth + 1)]));
  };
  return stacks.size === 0 ? value : (changed(value, '', 0) as T);
}

/** All font stacks in values. */
export function fontStacksIn(value: JsonValue): readonly string[] {
  const found = new Set<string>();
  const visit = (each: JsonValue, key: string, depth: number): void => {
    if (typeof each === 'string') {
      if (IS_STACK.test(key)) found.add(each);
      else if (key === 'source') for (const [, stack = ''] of each.matchAll(IN_CODE)) found.add(stack);
    } else if (depth > MAX_NESTING_DEPTH) return;
    else if (Array.isArray(each)) for (const item of each) visit(item, '', depth + 1);
    else if (isJsonObject(each)) for (const [name, inner] of Object.entries(each)) visit(inner, name, depth + 1);
  };
  visit(value, '', 0);
  return [...found];
}

const IS_STACK = /^(?:fontFamily|headerFonts|paragraphFonts)$/;

/** As code writes them, which keeps its own. */
const IN_CODE = /font-family\s*:\s*([^;<>}]{1,300})/gi;

function familiesOf(stack: string): readonly string[] {
  return stack.split(',').map((family) => family.replace(/["']|&quot;|&#39;|!important/g, '').trim());
}

function fallbackOf(rest: string): string {
  return webSafeFont(rest) ?? FONT_STACKS[0]?.stack ?? '';
}
