import type { StoredBrandKit } from '@mailwright/contract';
import { FONT_STACKS, type WebFont, webFontOf, webFontStack } from '@mailwright/document';

/** Font of a brand kit. */
export interface BrandFont {
  /** Name of the font in documents. */
  readonly named: string;
  readonly stack: string;
  readonly name: string;
  readonly part: 'heading' | 'body';
  /** Web font that a mail needs for it; undefined for none. */
  readonly webFont: WebFont | undefined;
}

/** Returns the fonts of the kits, those of headings before those of texts. */
export function brandFonts(brands: readonly StoredBrandKit[]): readonly BrandFont[] {
  return brands.flatMap(({ id, kit }) =>
    (['heading', 'body'] as const).flatMap((part) => {
      const stack = kit.fonts[part];
      const webFont = webFontOf(stack, kit.webFonts);
      const name = webFont?.name ?? FONT_STACKS.find((font) => font.stack === stack)?.name;
      return stack === null || name === undefined ? [] : [{ named: `font:${id}/${part}`, stack, name, part, webFont }];
    }),
  );
}

/** Returns the fonts to offer: those of the kits first, then the web fonts of the mail, then the web-safe fonts. */
export function fontsInOrder(
  ofBrands: readonly BrandFont[],
  webFonts: readonly WebFont[] = [],
): readonly { readonly name: string; readonly stack: string }[] {
  const first = ofBrands.map(({ name, stack }) => ({ name, stack }));
  const brought = webFonts.map((font) => ({ name: font.name, stack: webFontStack(font) }));
  return [...new Map([...first, ...brought, ...FONT_STACKS].map((font) => [font.stack, font])).values()];
}
