import type { BrandKit } from '@mailwright/contract';
import { type GeneralSettings, type WebFont, webFontOf, withWebFonts } from '@mailwright/document';

/** General settings of a mail that takes its fonts from kits: it brings along what they name. */
export function withKitFonts(settings: GeneralSettings, kits: readonly BrandKit[]): GeneralSettings {
  const present = settings.webFonts ?? [];
  const used = kits.flatMap(usedFonts);
  const others = kits.flatMap(({ webFonts = [] }) => webFonts).filter((font) => !used.includes(font));
  const webFonts = withWebFonts(present, used, others);
  return webFonts === present ? settings : { ...settings, webFonts };
}

/** The web fonts that headings or texts of a kit are in. */
export function usedFonts({ fonts, webFonts }: BrandKit): readonly WebFont[] {
  return [...new Set([fonts.heading, fonts.body].flatMap((stack) => webFontOf(stack, webFonts) ?? []))];
}
