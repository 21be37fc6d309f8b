import type { IconStyle } from '@mailwright/contract';

/** Style that the last words of icon names mean in most sets. */
const STYLE_WORDS: Readonly<Record<string, IconStyle>> = {
  outline: 'outline',
  outlined: 'outline',
  line: 'outline',
  linear: 'outline',
  regular: 'outline',
  filled: 'filled',
  fill: 'filled',
  solid: 'filled',
  duotone: 'duotone',
  twotone: 'duotone',
  thin: 'thin',
  light: 'thin',
  bold: 'bold',
  rounded: 'rounded',
  round: 'rounded',
  sharp: 'sharp',
};

interface SetStyle {
  /** Last words of names that mean a style; when absent, all words of `STYLE_WORDS` do. */
  readonly words?: readonly string[];
  /** Style of an icon without such a word. */
  readonly plain?: IconStyle;
  /** True when names end in the size that the icon is drawn for. */
  readonly sized?: true;
}

/** Rules by which the sets of the default installation name their styles. */
const SET_STYLES: Readonly<Record<string, SetStyle>> = {
  bi: { words: ['fill'], plain: 'outline' },
  carbon: { words: ['filled', 'outline'], plain: 'outline' },
  fluent: { words: ['filled', 'regular', 'light'], sized: true },
  'fluent-emoji-flat': { words: [] },
  heroicons: { words: ['solid'], plain: 'outline', sized: true },
  hugeicons: { words: [], plain: 'outline' },
  'icon-park': { words: [] },
  iconoir: { words: ['solid'], plain: 'outline' },
  lucide: { words: [], plain: 'outline' },
  'material-symbols': { words: ['outline', 'rounded', 'sharp'], plain: 'filled' },
  mdi: { words: ['outline'], plain: 'filled' },
  mingcute: { words: ['line', 'fill'] },
  mynaui: { words: ['solid'], plain: 'outline' },
  ph: { words: ['thin', 'light', 'bold', 'fill', 'duotone'], plain: 'outline' },
  ri: { words: ['line', 'fill'] },
  tabler: { words: ['filled'], plain: 'outline' },
  tdesign: { words: ['filled'], plain: 'outline' },
};

/** Parts of an icon's name: the words about the thing, and the styles. */
export interface ReadName {
  readonly words: readonly string[];
  readonly styles: readonly IconStyle[];
  /** Size that the icon is drawn for, pixels; null when the name has none. */
  readonly drawnFor: number | null;
  /** True when the name has another style than `outline`. */
  readonly isVariant: boolean;
}

/** Reads the name of an icon of a set; `body` tells the style where the name does not. */
export function readName(set: string, name: string, body: string): ReadName {
  const { words: styleWords = Object.keys(STYLE_WORDS), plain, sized } = SET_STYLES[set] ?? {};
  const words = name.split('-');
  const said = new Set<IconStyle>();
  let drawnFor: number | null = null;
  while (words.length > 1) {
    const last = words.at(-1) ?? '';
    const style = styleWords.includes(last) ? STYLE_WORDS[last] : undefined;
    if (style) said.add(style);
    else if (sized && /^\d\d$/.test(last)) drawnFor = Number(last);
    else break;
    words.pop();
  }
  const isVariant = [...said].some((style) => style !== 'outline');
  return { words, styles: [...said, ...drawnStyles(said, plain, body)], drawnFor, isVariant };
}

function drawnStyles(said: ReadonlySet<IconStyle>, plain: IconStyle | undefined, body: string): IconStyle[] {
  if (!body.includes('currentColor')) return ['color'];
  const saysInk = (['outline', 'filled', 'duotone', 'thin', 'bold'] as const).some((style) => said.has(style));
  if (saysInk) return [];
  return [plain ?? (body.includes('stroke="currentColor"') ? 'outline' : 'filled')];
}
