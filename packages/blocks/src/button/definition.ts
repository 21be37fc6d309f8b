import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { linkSchema, NO_LINK } from '../shared/link/link.ts';
import { buttonFields } from './fields.ts';
import { renderButton } from './render.ts';
import { buttonStrings } from './strings.ts';
import { buttonText } from './text.ts';

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
