import type { LinkParameter } from '@mailwright/contract';
import type { BrandBindings } from './brand/bindings.ts';
import type { Promotion } from './head/promotion.ts';
import type { WebFont } from './head/web-font.ts';

/** General settings of a mail ("body settings"). Lengths are CSS pixels, `lineSpacing` is percent. */
export interface GeneralSettings {
  readonly width: number;
  readonly padding: number;
  /** Colour of the mail's own column. */
  readonly bgColor: string;
  /** Colour of the background around it. */
  readonly outerColor: string;
  readonly headerFonts: string;
  readonly paragraphFonts: string;
  readonly lineSpacing: 100 | 120 | 150 | 200;
  readonly paragraphBottomSpace: boolean;
  /** Size and color of texts that say nothing of their own. */
  readonly textSize: number;
  readonly textColor: string;
  readonly underlineLinks: boolean;
  readonly linkColor: string;
  /** Of links on what is dark in dark mode; without it one is made of `linkColor` that can be read there. */
  readonly linkColorDark?: string;
  /** Of links in texts while the pointer is on them. */
  readonly linkColorHover?: string;
  readonly buttons: ButtonSettings;
  readonly headings: Readonly<Record<HeadingLevel, HeadingSettings>>;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Write the markup that Word-based Outlook needs (ghost tables, VML). */
  readonly outlook: boolean;
  /** Grounds are printed as they are seen; else browsers leave them out to save ink. */
  readonly printColors?: boolean;
  /** The mail's own colours, offered first in every colour picker. */
  readonly palette: readonly string[];
  /** Fonts that the mail brings along; offered wherever a font is chosen. */
  readonly webFonts?: readonly WebFont[];
  readonly promotion?: Promotion;
  /** The author's own code in the head of the mail; see `headCodeProblem`. */
  readonly headCode?: string;
  /** Values that were taken from a brand kit. */
  readonly brand?: BrandBindings;
  /** Parameters that its links get when it is sent or exported. */
  readonly tracking?: MailTracking;
}

/** Parameters that are placed in the addresses of a mail's links. */
export interface MailTracking {
  readonly parameters: readonly LinkParameter[];
  /** True to place parameters also in foreign HTML, which is otherwise exported as it was written, byte for byte. */
  readonly inCode?: true;
}

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingSettings {
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly bottomSpace: number;
}

/** Style of buttons that have none of their own. */
export interface ButtonSettings {
  readonly backgroundColor: string;
  readonly color: string;
  readonly size: number;
  readonly bold: boolean;
  readonly borderRadius: number;
}

/** Heading levels in order. */
export const HEADING_LEVELS: readonly HeadingLevel[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The 13 web-safe font stacks; the first is the default. Each falls back to a family that Word-based Outlook knows. */
export const FONT_STACKS: readonly { readonly name: string; readonly stack: string }[] = [
  { name: 'Arial', stack: 'Arial, Helvetica, sans-serif' },
  { name: 'Arial Black', stack: "'Arial Black', Gadget, sans-serif" },
  { name: 'Brush Script', stack: "'Brush Script MT', cursive" },
  { name: 'Comic Sans', stack: "'Comic Sans MS', cursive, sans-serif" },
  { name: 'Courier New', stack: "'Courier New', Courier, monospace" },
  { name: 'Georgia', stack: 'Georgia, serif' },
  { name: 'Helvetica', stack: 'Helvetica, Arial, sans-serif' },
  { name: 'Impact', stack: 'Impact, Charcoal, sans-serif' },
  { name: 'Lucida Sans', stack: "'Lucida Sans Unicode', 'Lucida Grande', sans-serif" },
  { name: 'Tahoma', stack: 'Tahoma, Geneva, sans-serif' },
  { name: 'Times New Roman', stack: "'Times New Roman', Times, serif" },
  { name: 'Trebuchet', stack: "'Trebuchet MS', Helvetica, sans-serif" },
  { name: 'Verdana', stack: 'Verdana, Geneva, sans-serif' },
];

const DEFAULT_FONT = 'Arial, Helvetica, sans-serif';

/** 4.5:1 on white, 3:1 against the text around it, so links without underline are told apart (WCAG 1.4.1). */
const DEFAULT_LINK_COLOR = '#2563eb';

function heading(size: number, bottomSpace: number): HeadingSettings {
  return { size, color: '#000000', bold: true, italic: false, bottomSpace };
}

/** Defaults of the specification. */
export const DEFAULT_SETTINGS: GeneralSettings = {
  width: 700,
  padding: 20,
  bgColor: '#ffffff',
  outerColor: '#f4f5f7',
  headerFonts: DEFAULT_FONT,
  paragraphFonts: DEFAULT_FONT,
  lineSpacing: 100,
  paragraphBottomSpace: false,
  textSize: 16,
  // Nearly black: softer than #000 on white, and dark enough that the link color is 3:1 apart from it.
  textColor: '#222222',
  underlineLinks: false,
  linkColor: DEFAULT_LINK_COLOR,
  buttons: { backgroundColor: DEFAULT_LINK_COLOR, color: '#ffffff', size: 16, bold: true, borderRadius: 6 },
  headings: {
    h1: heading(40, 18),
    h2: heading(32, 15),
    h3: heading(28, 12),
    h4: heading(24, 10),
    h5: heading(20, 8),
    h6: heading(16, 8),
  },
  lang: 'en',
  dir: 'ltr',
  outlook: true,
  palette: [],
};
