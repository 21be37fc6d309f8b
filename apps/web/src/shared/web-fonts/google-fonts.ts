import { GOOGLE_FONTS, type WebFont } from '@mailwright/document';

const FALLBACKS = {
  sans: 'Arial, Helvetica, sans-serif',
  serif: 'Georgia, serif',
  mono: "'Courier New', Courier, monospace",
} as const;

/** Google font families with a regular and a bold weight, each with the most similar web-safe kind. */
const FAMILIES = {
  Cabin: 'sans',
  'DM Sans': 'sans',
  Figtree: 'sans',
  'IBM Plex Sans': 'sans',
  Inter: 'sans',
  Karla: 'sans',
  Lato: 'sans',
  Manrope: 'sans',
  Montserrat: 'sans',
  Nunito: 'sans',
  'Open Sans': 'sans',
  Oswald: 'sans',
  Outfit: 'sans',
  Poppins: 'sans',
  Raleway: 'sans',
  Roboto: 'sans',
  Rubik: 'sans',
  'Source Sans 3': 'sans',
  'Work Sans': 'sans',
  'EB Garamond': 'serif',
  Lora: 'serif',
  Merriweather: 'serif',
  'Playfair Display': 'serif',
  'PT Serif': 'serif',
  'Source Code Pro': 'mono',
} as const satisfies Readonly<Record<string, keyof typeof FALLBACKS>>;

/** Google fonts to choose from, in the order shown. */
export const FONTS_OF_GOOGLE: readonly WebFont[] = Object.entries(FAMILIES).map(([name, kind]) => ({
  name,
  url: `${GOOGLE_FONTS}css2?family=${name.replaceAll(' ', '+')}:wght@400;700&display=swap`,
  fallback: FALLBACKS[kind],
}));
