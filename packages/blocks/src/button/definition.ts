import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { type BlockView, defineBlock } from '../shared/define-block.ts';
import { drawnIconSchema, NO_DRAWN_ICON } from '../shared/drawn-icon.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import { renderButton } from './render.ts';

const buttonStrings: BlockStrings = {
  en: {
    name: 'Button',
    keywords: 'button, cta, call to action, link, click',
    'tile.button': 'Button',
    'description.button': 'A colored button that leads to a page, an email address or a phone number.',
    'group.size': 'Size',
    'group.icon': 'Icon',
    'field.label': 'Label',
    'field.link': 'Link',
    'field.fullWidth': 'Full width',
    'field.paddingX': 'Horizontal padding',
    'field.paddingY': 'Vertical padding',
    'field.iconEnable': 'Show an icon',
    'field.iconSrc': 'Icon',
    'field.iconAlign': 'Side',
    'option.iconAlign.left': 'Left',
    'option.iconAlign.right': 'Right',
    'field.iconSize': 'Size',
    'field.iconIndent': 'Indent',
  },
};

const WITH_ICON = { prop: 'iconEnable', is: true };

const buttonFields: readonly Field[] = [
  { kind: 'text', prop: 'label', maxLength: 500, merge: true },
  { kind: 'link', prop: 'link', expected: 'label' },
  { kind: 'toggle', prop: 'fullWidth', section: 'size' },
  { kind: 'number', prop: 'paddingX', min: 0, max: 100, step: 1, unit: 'px', section: 'size' },
  { kind: 'number', prop: 'paddingY', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
  { kind: 'toggle', prop: 'iconEnable', section: 'icon' },
  {
    kind: 'image',
    prop: 'iconSrc',
    optional: true,
    only: 'icons',
    icon: { id: 'iconId', color: 'iconColor', size: 'iconSize' },
    section: 'icon',
    when: WITH_ICON,
  },
  { kind: 'segmented', prop: 'iconAlign', options: ['left', 'right'], section: 'icon', when: WITH_ICON },
  { kind: 'number', prop: 'iconSize', min: 8, max: 128, step: 1, unit: 'px', section: 'icon', when: WITH_ICON },
  { kind: 'number', prop: 'iconIndent', min: 0, max: 60, step: 1, unit: 'px', section: 'icon', when: WITH_ICON },
];

/**
 * `paddingX` and `paddingY` are inside the button; the style's spacing is around it. `iconIndent` is the space between
 * icon and label. Buttons older than the icon have none.
 */
const buttonSchema = z.object({
  label: z.string().check(z.maxLength(500)),
  link: linkSchema,
  fullWidth: z.boolean(),
  paddingX: z.number().check(z.minimum(0), z.maximum(200)),
  paddingY: z.number().check(z.minimum(0), z.maximum(100)),
  iconEnable: z._default(z.boolean(), false),
  iconSrc: z._default(z.string().check(z.maxLength(8192)), ''),
  ...drawnIconSchema,
  iconAlign: z._default(z.enum(['left', 'right']), 'left'),
  iconSize: z._default(z.number().check(z.minimum(1), z.maximum(500)), 32),
  iconIndent: z._default(z.number().check(z.minimum(0), z.maximum(200)), 8),
});

export type ButtonProps = z.infer<typeof buttonSchema>;

export const buttonBlock = defineBlock({
  type: 'button',
  kind: 'block',
  group: 'basic',
  version: 1,
  schema: buttonSchema,
  migrations: {},
  tiles: [
    {
      id: 'button',
      icon: 'hand-click',
      create: () => ({
        type: 'button',
        props: {
          label: 'Button',
          link: NO_LINK,
          fullWidth: false,
          paddingX: 24,
          paddingY: 12,
          iconEnable: false,
          iconSrc: '',
          ...NO_DRAWN_ICON,
          iconAlign: 'left',
          iconSize: 32,
          iconIndent: 8,
        },
        style: {},
      }),
    },
  ],
  fields: buttonFields,
  styleSections: ['align', 'typography', 'background', 'border', 'radius', 'spacing', 'dark', 'hover', 'visibility'],
  styleDefaults: ({ fullWidth }, settings) => ({
    ...(fullWidth && { textAlign: 'center' as const }),
    fontFamily: settings.paragraphFonts,
    fontSize: settings.buttons.size,
    fontWeight: settings.buttons.bold ? 'bold' : 'normal',
    lineHeight: 100,
    color: settings.buttons.color,
    backgroundColor: settings.buttons.backgroundColor,
    borderRadius: settings.buttons.borderRadius,
  }),
  // Any other button is as wide as its label.
  unusedStyles: ({ fullWidth }) => (fullWidth ? ['align'] : ['textAlign']),
  plainTextProp: 'label',
  render: renderButton,
  text: buttonText,
  strings: buttonStrings,
});

function buttonText({ props }: BlockView<ButtonProps>, context: TextContext): string {
  const label = mergeTextPlain(props.label, context).trim();
  const href = context.url(props.link.href);
  return href ? `${label}: ${href}` : label;
}
