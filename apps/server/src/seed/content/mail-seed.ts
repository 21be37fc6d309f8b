import { paragraph } from '@mailwright/blocks';
import {
  DEFAULT_SETTINGS,
  type GeneralSettings,
  type HeadingLevel,
  type JsonObject,
  type NodeSeed,
  type NodeStyle,
  type RichInline,
  type RichText,
} from '@mailwright/document';

/** A mail of the library, before it has ids. Image sources are names of `PICTURES`, resolved when it is stored. */
export interface MailSeed {
  readonly name: string;
  readonly description: string;
  readonly tags: string;
  readonly preheader: string;
  readonly settings: GeneralSettings;
  readonly wrapper: NodeSeed;
}

/** How image sources name a picture of the seed until its address is known. */
export const PICTURE_SCHEME = 'picture:';

interface MailInput {
  readonly name: string;
  readonly description: string;
  readonly tags?: string;
  readonly preheader?: string;
  readonly settings?: Partial<GeneralSettings>;
  readonly sections: readonly NodeSeed[];
}

export function mail(input: MailInput): MailSeed {
  return {
    name: input.name,
    description: input.description,
    tags: input.tags ?? '',
    preheader: input.preheader ?? '',
    settings: { ...DEFAULT_SETTINGS, width: 640, ...input.settings },
    wrapper: { type: 'page-wrapper', props: {}, style: {}, children: input.sections },
  };
}

interface RowOptions {
  readonly split?: readonly number[];
  readonly style?: NodeStyle;
  readonly columnStyle?: NodeStyle;
  readonly reverse?: boolean;
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
  readonly gap?: number;
}

/** A section; one list of blocks for each column. */
export function row(columns: readonly (readonly NodeSeed[])[], options: RowOptions = {}): NodeSeed {
  const equal = columns.map(() => Math.round(10_000 / columns.length) / 100);
  return {
    type: 'section',
    props: {
      columns: options.split ?? equal,
      stack: true,
      reverse: options.reverse ?? false,
      verticalAlign: options.verticalAlign ?? 'top',
    },
    style: options.style ?? {},
    children: columns.map((children) => ({
      type: 'column',
      props: { gap: options.gap ?? 16 },
      style: options.columnStyle ?? {},
      children,
    })),
  };
}

export function heading(level: HeadingLevel, words: string, style: NodeStyle = {}): NodeSeed {
  return { type: 'heading', props: { level, content: rich(words) }, style };
}

/** Text; `{{ name }}` becomes a merge field, each further argument a paragraph. */
export function text(words: string | readonly string[], style: NodeStyle = {}): NodeSeed {
  const lines = typeof words === 'string' ? [words] : words;
  return { type: 'text', props: { content: lines.flatMap(rich) }, style };
}

export function image(picture: string, alt: string, width = 0, style: NodeStyle = {}): NodeSeed {
  const src = PICTURE_SCHEME + picture;
  const props = { src, alt, decorative: alt === '', link: link(''), width, naturalWidth: 0 };
  return { type: 'image', props, style };
}

/** A picture that stands for the one to come; its text describes that one and goes with it. */
export function standIn(alt: string): NodeSeed {
  const { props, ...seed } = image('placeholder-wide', alt);
  return { ...seed, props: { ...props, standInAlt: alt } };
}

export function button(label: string, href: string, style: NodeStyle = {}, props: JsonObject = {}): NodeSeed {
  const base = { label, link: link(href), fullWidth: false, paddingX: 28, paddingY: 14 };
  return { type: 'button', props: { ...base, ...props }, style };
}

export function divider(color = '#e3e6ea'): NodeSeed {
  return { type: 'divider', props: { thickness: 1, lineStyle: 'solid', color, width: 100 }, style: {} };
}

/** Address and unsubscribe lines that every marketing mail has to carry. */
export function footer(color = '#5b6472'): NodeSeed {
  const style: NodeStyle = { color, fontSize: 14, textAlign: 'center' };
  const lines: RichText = [
    ...paragraph('Acme Goods · 12 Harbour Street · Hamburg'),
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'You get this mail because you signed up at acme.example. ' },
        {
          type: 'text',
          text: 'Unsubscribe from these mails',
          marks: [
            { type: 'underline' },
            { type: 'link', attrs: { href: 'https://acme.example/unsubscribe', target: '_blank', title: null } },
            { type: 'textStyle', attrs: { color } },
          ],
        },
      ],
    },
  ];
  return row([[divider(), { type: 'text', props: { content: lines }, style }]]);
}

function link(href: string): JsonObject {
  return { href, target: href ? '_blank' : '_self', title: '' };
}

function rich(words: string): RichText {
  const content = words
    .split(/(\{\{ \w+ \}\})/)
    .filter((part) => part !== '')
    .map((part): RichInline => {
      const name = /^\{\{ (\w+) \}\}$/.exec(part)?.[1];
      return name ? { type: 'mergeField', attrs: { name } } : { type: 'text', text: part };
    });
  return [{ type: 'paragraph', content }];
}
