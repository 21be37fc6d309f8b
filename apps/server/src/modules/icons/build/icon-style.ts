import type { IconStyle } from '@mailwright/contract';

/** What the last words of names say in most sets. */
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
  /** The last words of names that tell the style; all of them where nothing is said. */
  readonly words?: readonly string[];
  /** The style of an icon without such a word. */
  readonly plain?: IconStyle;
  /** Names end in the size that they are drawn for. */
  readonly sized?: true;
}

/** How the sets of the default installation name their styles. */
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

/** What a name says: its words about the thing, and its styles. */
export interface ReadName {
  readonly words: readonly string[];
  readonly styles: readonly IconStyle[];
  /** The size it is drawn for; null where the name says none. */
  readonly drawnFor: number | null;
  /** Its name says a style other than that of lines. */
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
