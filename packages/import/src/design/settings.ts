import { DEFAULT_SETTINGS, type GeneralSettings, HEADING_LEVELS, type HeadingSettings } from '@mailwright/document';

interface DesignSettings {
  readonly width: number;
  /** Colour around the mail, and of its own column. */
  readonly background: string;
  readonly content: string;
  readonly fonts: string | undefined;
  readonly underlineLinks: boolean;
}

/** General settings of a design that sets all space itself: none is added around its rows or under its headings. */
export function importedSettings({
  width,
  background,
  content,
  fonts,
  underlineLinks,
}: DesignSettings): Partial<GeneralSettings> {
  const headings = HEADING_LEVELS.map((level) => [level, { ...DEFAULT_SETTINGS.headings[level], bottomSpace: 0 }]);
  return {
    width,
    padding: 0,
    bgColor: content,
    outerColor: background,
    ...(fonts && { headerFonts: fonts, paragraphFonts: fonts }),
    underlineLinks,
    headings: Object.fromEntries(headings) as Readonly<Record<(typeof HEADING_LEVELS)[number], HeadingSettings>>,
  };
}
