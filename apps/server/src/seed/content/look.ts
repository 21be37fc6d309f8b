import type { GeneralSettings, HeadingLevel, NodeSeed, NodeStyle } from '@mailwright/document';
import { addressText, button, heading, image, link, menu, padded, row, text } from './mail-seed.ts';

/** Colours of a mail: what lies on paper has to be read on it, and the same in dark mode. */
interface TextColors {
  readonly paper: string;
  /** Ground of what stands out from the paper. */
  readonly tint: string;
  readonly textColor: string;
  readonly soft: string;
  /** Color of links. */
  readonly accent: string;
}

export interface Look extends TextColors {
  readonly outer: string;
  readonly onAccent: string;
  /** Color of buttons, where it is not that of links. */
  readonly button?: string;
  readonly dark: TextColors;
  readonly headerFonts: string;
  readonly paragraphFonts: string;
  readonly buttonRadius: number;
}

/** The network and the name of a profile there. */
const PROFILES = ['instagram', 'facebook', 'youtube', 'pin'];

export const CENTRE = { textAlign: 'center' } as const;

interface FooterOptions {
  readonly name: string;
  readonly address: string;
  /** Reason why the reader gets the mail. */
  readonly reason: string;
  /** True for a mail that follows from an action of the reader: there is nothing to unsubscribe from. */
  readonly transactional?: boolean;
  readonly socialColor?: 'color' | 'black' | 'grey' | 'white';
}

/** The blocks of a mail in its look; a style given to one of them is added to it. */
export function kit(look: Look) {
  const { dark } = look;
  const toned = (tone: 'textColor' | 'soft' | 'accent', style: NodeStyle = {}): NodeStyle => ({
    color: look[tone],
    ...style,
    dark: { color: dark[tone], ...style.dark },
  });

  const title = (level: HeadingLevel, words: string, fontSize: number, style: NodeStyle = {}): NodeSeed =>
    heading(level, words, toned('textColor', { fontSize, lineHeight: 100, ...style }));

  return {
    settings: {
      outerColor: look.outer,
      bgColor: look.paper,
      padding: 0,
      headerFonts: look.headerFonts,
      paragraphFonts: look.paragraphFonts,
      lineSpacing: 120,
      palette: [look.accent, look.textColor, look.soft, look.tint, look.paper, look.outer],
    } satisfies Partial<GeneralSettings>,
    style: { dark: { backgroundColor: dark.paper } } satisfies NodeStyle,

    h1: (words: string, style: NodeStyle = {}) => title('h1', words, 38, { phone: { fontSize: 30 }, ...style }),
    h2: (words: string, style: NodeStyle = {}) => title('h2', words, 26, style),
    h3: (words: string, style: NodeStyle = {}) => title('h3', words, 20, style),
    text: (words: string | readonly string[], style: NodeStyle = {}) => text(words, toned('textColor', style)),
    soft: (words: string | readonly string[], style: NodeStyle = {}) => text(words, toned('soft', style)),

    /** A small line in capitals above a headline. */
    kicker: (words: string, style: NodeStyle = {}) =>
      text(words.toUpperCase(), toned('accent', { fontSize: 14, fontWeight: 'bold', letterSpacing: 2, ...style })),

    link: (label: string, href: string, style: NodeStyle = {}): NodeSeed => ({
      type: 'link',
      props: { label, link: link(href), underline: true },
      style: toned('accent', { fontWeight: 'bold', ...style }),
    }),

    button: (label: string, href: string, style: NodeStyle = {}) =>
      button(label, href, {
        backgroundColor: look.button ?? look.accent,
        color: look.onAccent,
        borderRadius: look.buttonRadius,
        ...style,
      }),

    /** The style of a section that stands out from the paper. */
    tinted: (space: NodeStyle): NodeStyle => ({
      ...space,
      backgroundColor: look.tint,
      dark: { backgroundColor: dark.tint },
    }),

    /** Mark and name of the sender at the left, a few words at the right. */
    header: (mark: string, name: string, aside: string, style: NodeStyle = padded(20)) =>
      row(
        [
          [image(mark, '', 40, { align: 'left' })],
          [
            text(
              name,
              toned('textColor', {
                fontFamily: look.headerFonts,
                fontSize: 20,
                fontWeight: 'bold',
                phone: { fontSize: 17, paddingLeft: 8 },
              }),
            ),
          ],
          [text(aside, toned('soft', { fontSize: 14, textAlign: 'right' }))],
        ],
        { split: [12, 50, 38], stack: false, verticalAlign: 'middle', style },
      ),

    footer: ({ name, address, reason, transactional = false, socialColor = 'color' }: FooterOptions) => {
      const small = toned('soft', { ...CENTRE, fontSize: 14 });
      const profile = name.toLowerCase().replace(/\W+/g, '');
      const social: NodeSeed = {
        type: 'social-follow',
        props: {
          items: PROFILES.map((network) => ({ network, url: profile })),
          size: 32,
          shape: 'round',
          color: socialColor,
          gap: 12,
        },
        style: {},
      };
      const links = menu(
        [
          ['Preferences', '{{ unsubscribe_profile }}'],
          transactional ? ['Help', 'https://www.example.com/help'] : ['Unsubscribe', '{{ unsubscribe }}'],
        ],
        toned('accent', {
          fontSize: 14,
          fontWeight: 'bold',
          paddingLeft: 130,
          paddingRight: 130,
          phone: { paddingLeft: 0, paddingRight: 0 },
        }),
      );
      const style = { ...padded(32, 28), backgroundColor: look.tint, dark: { backgroundColor: dark.tint } };
      return row(
        [[...(transactional ? [] : [social]), addressText([`**${name}** · ${address}`, reason], small), links]],
        {
          style,
        },
      );
    },
  };
}
