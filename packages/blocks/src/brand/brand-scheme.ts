import type { BrandKit, BrandRole } from '@mailwright/contract';
import { contrastOf, readableColor } from '../shared/contrast.ts';
import { chromaOf, lightnessOf, mixed } from './color-look.ts';

/** WCAG AA for texts of any size. */
const READABLE = 4.5;

/** Above this a color is one of its own and no gray. */
const COLORFUL = 0.15;

/** Colors of a brand for light mode or for dark mode; undefined where the kit does not say, and the mail keeps its own. */
export interface BrandScheme {
  readonly paper: string | undefined;
  readonly outer: string | undefined;
  readonly text: string | undefined;
  readonly accent: string;
  readonly button: string;
  readonly onButton: string;
}

/** Background colors of a mail before the brand's colors replace them. */
export interface MailGround {
  readonly paper: string;
  readonly outer: string;
}

/** The colors of a kit by what they are for. In dark mode a color without a dark value stays. */
export function brandScheme(kit: BrandKit, mode: 'light' | 'dark'): BrandScheme {
  const shown = (light: string | undefined): string | undefined => {
    if (mode === 'light' || light === undefined) return light;
    return kit.colors.find((color) => color.light === light)?.dark ?? light;
  };
  const of = (role: BrandRole) => kit.colors.find((color) => color.role === role);
  const ground = (role: BrandRole) => (mode === 'light' ? of(role)?.light : (of(role)?.dark ?? undefined));
  const button = shown(kit.button.background) ?? kit.button.background;
  return {
    paper: ground('background'),
    outer: ground('outer') ?? (mode === 'dark' ? ground('background') : undefined),
    text: ground('text'),
    accent: shown(of('accent')?.light) ?? button,
    button,
    onButton: readable([kit.button.color, '#ffffff', '#000000'], [button]),
  };
}

/** The first of these colors that can be read on all grounds; where none can, the first one made darker or lighter. */
export function readable(candidates: readonly (string | undefined)[], grounds: readonly string[]): string {
  const named = candidates.flatMap((color) => color ?? []);
  const found = named.find((color) => isReadable(color, grounds));
  if (found !== undefined) return found;
  const [first = '#000000'] = named;
  const [ground = '#ffffff'] = grounds;
  return readableColor(first, ground, READABLE) ?? first;
}

export function isReadable(color: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => (contrastOf(color, ground) ?? READABLE) >= READABLE);
}

/** Returns the new color of a background: paper stays paper, a tint becomes a tint, and a colorful one becomes the accent. */
export function brandGround(color: string, scheme: BrandScheme, mail: MailGround): string {
  if (color === mail.paper) return scheme.paper ?? color;
  if (color === mail.outer) return scheme.outer ?? color;
  const lightness = lightnessOf(color);
  if (isColorful(color) && lightness > 0.12 && lightness < 0.86) return scheme.accent;
  const paper = scheme.paper ?? mail.paper;
  if (lightness >= 0.86 && lightnessOf(paper) > 0.5) {
    return lightness > 0.985 ? paper : mixed(paper, scheme.accent, 0.07);
  }
  // A dark ground, of a dark mode or of a part that stands out in a light mail.
  if (lightness <= 0.3) return lightnessOf(paper) < 0.3 ? mixed(paper, '#ffffff', 0.06) : (darkest(scheme) ?? color);
  return color;
}

/** Returns the new color of a text: always readable on its grounds, and as strong or as muted as before. */
export function brandText(color: string, grounds: readonly string[], scheme: BrandScheme): string {
  const [ground = '#ffffff'] = grounds;
  const lightness = lightnessOf(color);
  const loud = isColorful(color) && lightness > 0.12 && lightness < 0.9;
  const own = scheme.text !== undefined && isReadable(scheme.text, grounds) ? scheme.text : undefined;
  if (loud) return readable([scheme.accent, own, color, '#ffffff', '#000000'], grounds);
  // A gray beside the text stays quieter than it.
  const isQuiet = lightness > 0.25 && lightness < 0.75;
  const quiet = own === undefined ? undefined : mixed(own, ground, 0.25);
  return readable([isQuiet ? quiet : undefined, own, color, '#ffffff', '#000000'], grounds);
}

/** Returns the new color of lines, bars and borders: the accent instead of a colorful one; grays stay gray. */
export function brandLine(color: string, scheme: BrandScheme): string {
  return isColorful(color) && lightnessOf(color) < 0.86 ? scheme.accent : color;
}

export function isColorful(color: string): boolean {
  return chromaOf(color) >= COLORFUL;
}

function darkest({ text, accent }: BrandScheme): string | undefined {
  return [text, accent].find((color) => color !== undefined && lightnessOf(color) <= 0.3);
}
