import {
  DEFAULT_SETTINGS,
  type GeneralSettings,
  type JsonObject,
  type NodeSeed,
  type NodeStyle,
  type RichText,
} from '@mailwright/document';
import { kit } from '../look.ts';
import { button, image, PICTURE_SCHEME, padded, row } from '../mail-seed.ts';

/** A module of the library: one or more sections. */
export interface ModuleSeed {
  readonly name: string;
  /** Description of at most 70 characters. */
  readonly description: string;
  readonly sections: readonly NodeSeed[];
}

export interface ModuleCategory {
  readonly name: string;
  readonly modules: readonly ModuleSeed[];
}

/** Site that the links of all modules lead to. */
export const SITE = 'https://acme.example';

export const COLORS = {
  accent: '#2b55d0',
  ink: '#1a2138',
  /** Background of what is most prominent; light words are read on it. */
  band: '#16224a',
  /** Color of buttons on the band, and of stars. */
  sun: '#ffcf70',
  onBand: '#ffffff',
  softOnBand: '#c9d3f2',
} as const;

const PAPER = { backgroundColor: '#ffffff', dark: { backgroundColor: '#141a2b' } };
const TINT = { backgroundColor: '#f2f5fc', dark: { backgroundColor: '#1f2740' } };
const WARM = { backgroundColor: '#fff4e0', dark: { backgroundColor: '#33291b' } };
const BAND = { backgroundColor: COLORS.band, dark: { backgroundColor: '#24315e' } };

const k = kit({
  outer: '#e7ebf5',
  paper: PAPER.backgroundColor,
  tint: TINT.backgroundColor,
  textColor: COLORS.ink,
  soft: '#535c78',
  accent: COLORS.accent,
  onAccent: '#ffffff',
  dark: {
    paper: PAPER.dark.backgroundColor,
    tint: TINT.dark.backgroundColor,
    textColor: '#f1f4ff',
    soft: '#bac4df',
    accent: '#9cb6ff',
  },
  headerFonts: 'Arial, Helvetica, sans-serif',
  paragraphFonts: 'Arial, Helvetica, sans-serif',
  buttonRadius: 8,
});

/** The mail that a module is edited as. */
export const MODULE_MAIL = {
  settings: { ...DEFAULT_SETTINGS, ...k.settings, width: 640 } satisfies GeneralSettings,
  style: { ...k.style, paddingTop: 0, paddingBottom: 0 } satisfies NodeStyle,
};

/** The grounds that sections stand on: each module carries its own, so that its words are read in any mail. */
export const onPaper = (space: NodeStyle): NodeStyle => ({ ...space, ...PAPER });
export const onTint = (space: NodeStyle): NodeStyle => ({ ...space, ...TINT });
export const onWarm = (space: NodeStyle): NodeStyle => ({ ...space, ...WARM });
export const onBand = (space: NodeStyle): NodeStyle => ({ ...space, ...BAND });

/** A section on a picture, in both modes of the editor; `color` is what shows where pictures do not. */
export const onScene = (picture: string, color: string, blocks: readonly NodeSeed[], space: NodeStyle): NodeSeed =>
  row([blocks], {
    gap: 18,
    style: {
      ...space,
      backgroundColor: color,
      backgroundImage: PICTURE_SCHEME + picture,
      backgroundSize: 'cover',
      backgroundPosition: 'center center',
      backgroundRepeat: 'no-repeat',
    },
  });

/** The spacing scale: above and under a section's content. `top` to `bottom` make one of several sections. */
export const SPACE = {
  slim: padded(16, 16, 32),
  normal: padded(40, 40, 32),
  wide: padded(56, 56, 32),
  top: padded(40, 12, 32),
  between: padded(12, 12, 32),
  bottom: padded(12, 40, 32),
  underLine: padded(0, 16, 32),
  underLastLine: padded(0, 40, 32),
} as const;

export const ROUND = { borderRadius: 12 } as const;

/** Line height in percent, larger than a mail's own, whatever that has set. */
const LINES = { lineHeight: 120 } as const;

export const { h1, h3, kicker, link } = k;

export const h2 = (words: string, style: NodeStyle = {}): NodeSeed =>
  k.h2(words, { fontSize: 28, phone: { fontSize: 24 }, ...style });

/** The name of a thing among others of its kind, a headline of the second level in the size of the third. */
export const h2Small = (words: string, style: NodeStyle = {}): NodeSeed => k.h2(words, { fontSize: 20, ...style });

export const text = (words: string | readonly string[], style: NodeStyle = {}): NodeSeed =>
  k.text(words, { ...LINES, ...style });

export const soft = (words: string | readonly string[], style: NodeStyle = {}): NodeSeed =>
  k.soft(words, { ...LINES, ...style });

/** The first words under a big headline. */
export const lead = (words: string, style: NodeStyle = {}): NodeSeed =>
  soft(words, { fontSize: 18, phone: { fontSize: 16 }, ...style });

export const small = (words: string | readonly string[], style: NodeStyle = {}): NodeSeed =>
  k.soft(words, { fontSize: 14, ...style });

/** Returns a button, with dark words on a light ground in dark mode, so that it is prominent there too. */
export const action = (label: string, page: string, style: NodeStyle = {}, props: JsonObject = {}): NodeSeed => {
  const { props: base, ...seed } = k.button(label, `${SITE}/${page}`, {
    dark: { backgroundColor: '#9cb6ff', color: '#10172b' },
    ...style,
  });
  return { ...seed, props: { ...base, ...props } };
};

/** The second of two: an outline. */
export const quietAction = (label: string, page: string, style: NodeStyle = {}): NodeSeed =>
  button(
    label,
    `${SITE}/${page}`,
    {
      ...outline(2),
      borderColor: COLORS.accent,
      color: COLORS.accent,
      backgroundColor: PAPER.backgroundColor,
      borderRadius: 8,
      ...style,
      dark: { backgroundColor: PAPER.dark.backgroundColor, color: '#9cb6ff', borderColor: '#9cb6ff', ...style.dark },
    },
    { paddingX: 26, paddingY: 13 },
  );

/** Returns a button on the band. */
export const sunAction = (label: string, page: string, style: NodeStyle = {}): NodeSeed =>
  k.button(label, `${SITE}/${page}`, {
    backgroundColor: COLORS.sun,
    color: COLORS.band,
    dark: { backgroundColor: COLORS.sun, color: COLORS.band },
    ...style,
  });

/** Words on the band or on a picture: the same in both schemes. */
export const bright = (seed: NodeSeed, color: string = COLORS.onBand): NodeSeed => ({
  ...seed,
  style: { ...seed.style, color, dark: { color } },
});

export const brightSoft = (seed: NodeSeed): NodeSeed => bright(seed, COLORS.softOnBand);

export const sunny = (seed: NodeSeed): NodeSeed => bright(seed, COLORS.sun);

/** A picture in the column, with the family's corners. */
export const photo = (picture: string, alt: string, page = ''): NodeSeed =>
  image(picture, alt, 0, ROUND, page && `${SITE}/${page}`);

const outline = (width: number): NodeStyle => ({
  borderTopWidth: width,
  borderRightWidth: width,
  borderBottomWidth: width,
  borderLeftWidth: width,
});

/** A thin line above the columns of a section, as wide as they are together, and room under it. */
export const ruled = (section: NodeSeed, room = 16): NodeSeed => ({
  ...section,
  children: (section.children ?? []).map((column) => ({
    ...column,
    style: {
      ...column.style,
      paddingTop: room,
      borderTopWidth: 1,
      borderColor: '#cfd7e8',
      dark: { ...column.style.dark, borderColor: '#3d496d' },
    },
  })),
});

/** A sheet that lies on the ground of its section, with room inside. */
export function sheet(blocks: readonly NodeSeed[], section: NodeStyle, look: NodeStyle = onPaper({})): NodeSeed {
  return row([blocks], {
    style: section,
    columnStyle: {
      paddingTop: 32,
      paddingRight: 32,
      paddingBottom: 32,
      paddingLeft: 32,
      ...look,
      borderRadius: 16,
      phone: { paddingLeft: 20, paddingRight: 20 },
    },
  });
}

/** Sheets beside each other: the gutters are borders in the color of the ground. */
export function sheets(
  columns: readonly (readonly NodeSeed[])[],
  {
    on,
    look,
    space,
    gap = 8,
  }: { readonly on: typeof onPaper; readonly look: NodeStyle; readonly space: NodeStyle; readonly gap?: number },
): NodeSeed {
  const ground = on({});
  return row(columns, {
    gap,
    style: on(space),
    columnStyle: {
      ...look,
      ...outline(8),
      borderColor: ground.backgroundColor ?? '#ffffff',
      dark: { ...look.dark, borderColor: ground.dark?.backgroundColor ?? '#141a2b' },
      borderRadius: 20,
      paddingTop: 24,
      paddingRight: 20,
      paddingBottom: 24,
      paddingLeft: 20,
    },
  });
}

/** Returns padding with less room at the sides, by as much as the outer gutters of sheets take. */
export const sheetSpace = (top: number, bottom: number): NodeStyle => padded(top, bottom, 24);

/** Points with bullets. */
export function bullets(points: readonly string[]): NodeSeed {
  const content: RichText = [
    {
      type: 'bulletList',
      content: points.map((point) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: point }] }],
      })),
    },
  ];
  const seed = text('');
  return { ...seed, props: { content } };
}

/** A sign at the left of a title and a sentence. */
export function besideSign(sign: string, blocks: readonly NodeSeed[], style: NodeStyle): NodeSeed {
  return row([[image(sign, '', 48, { align: 'left' })], blocks], {
    split: [14, 86],
    stack: false,
    gap: 4,
    gutter: 16,
    style,
  });
}

/** A small line of the five stars. */
export const stars = (align: 'left' | 'center', count: 4 | 5 = 5): NodeSeed =>
  image(`stars-${count}`, `${count} out of 5 stars`, 120, { align });

/** A block with fields that each mail may fill in its own way where the module is linked. */
export const opened = (seed: NodeSeed, ...open: readonly string[]): NodeSeed => ({ ...seed, open });
