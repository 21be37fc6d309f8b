import { z } from 'zod';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link.ts';
import { buttonFields } from './fields.ts';
import { renderButton } from './render.ts';
import { buttonStrings } from './strings.ts';
import { buttonText } from './text.ts';

/**
 * `paddingX` and `paddingY` are inside the button; the style's spacing is around it. `iconIndent` is the space between
 * icon and label. Buttons older than the icon have none.
 */
const buttonSchema = z.object({
  label: z.string().max(500),
  link: linkSchema,
  fullWidth: z.boolean(),
  paddingX: z.number().min(0).max(200),
  paddingY: z.number().min(0).max(100),
  iconEnable: z.boolean().default(false),
  iconSrc: z.string().max(8192).default(''),
  iconAlign: z.enum(['left', 'right']).default('left'),
  iconSize: z.number().min(1).max(500).default(32),
  iconIndent: z.number().min(0).max(200).default(8),
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
          iconAlign: 'left',
          iconSize: 32,
          iconIndent: 8,
        },
        style: {},
      }),
    },
  ],
  fields: buttonFields,
  styleSections: ['align', 'typography', 'background', 'border', 'radius', 'spacing', 'dark', 'visibility'],
  styleDefaults: ({ fullWidth }, settings) => ({
    align: 'left',
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
