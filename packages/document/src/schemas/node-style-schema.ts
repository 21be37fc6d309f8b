import * as z from 'zod/mini';
import { cssClasses } from '../css-classes.ts';
import { isJsonObject } from '../json.ts';
import {
  BACKGROUND_POSITIONS,
  BACKGROUND_REPEATS,
  BACKGROUND_SIZES,
  type DarkStyle,
  HIDE_ON,
  type NodeStyle,
  type StyleValues,
} from '../node-style.ts';
import { colorSchema, fontFamilySchema, imageAddressSchema } from './css-value.ts';

/** Far beyond what any panel offers; only keeps numbers that would break a mail's layout out of it. */
const length = z.number().check(z.minimum(0), z.maximum(10_000));

const values = {
  width: length,
  height: length,
  align: z.enum(['left', 'center', 'right']),
  paddingTop: length,
  paddingRight: length,
  paddingBottom: length,
  paddingLeft: length,
  fontFamily: fontFamilySchema,
  fontSize: length,
  fontWeight: z.enum(['normal', 'bold']),
  color: colorSchema,
  lineHeight: z.number().check(z.minimum(0), z.maximum(1000)),
  letterSpacing: z.number().check(z.minimum(-100), z.maximum(100)),
  textAlign: z.enum(['left', 'center', 'right', 'justify']),
  backgroundColor: colorSchema,
  backgroundImage: imageAddressSchema,
  backgroundSize: z.enum(BACKGROUND_SIZES),
  backgroundPosition: z.enum(BACKGROUND_POSITIONS),
  backgroundRepeat: z.enum(BACKGROUND_REPEATS),
  gradientFrom: colorSchema,
  gradientTo: colorSchema,
  gradientAngle: z.number().check(z.minimum(0), z.maximum(360)),
  borderTopWidth: length,
  borderRightWidth: length,
  borderBottomWidth: length,
  borderLeftWidth: length,
  borderStyle: z.enum(['solid', 'dashed', 'dotted']),
  borderColor: colorSchema,
  borderRadius: length,
  opacity: z.number().check(z.minimum(0), z.maximum(1)),
} satisfies { [K in keyof StyleValues]-?: z.ZodMiniType<StyleValues[K]> };

/** Values of the shared style sections, for one width. Keys it does not know are left to later versions. */
export const styleValuesSchema = z.partial(z.object(values));

const darkSchema = z.partial(
  z.object({ backgroundColor: colorSchema, color: colorSchema, borderColor: colorSchema }),
) satisfies z.ZodMiniType<DarkStyle>;

/** A node's whole style. */
export const nodeStyleSchema = z.extend(styleValuesSchema, {
  tablet: z.optional(styleValuesSchema),
  phone: z.optional(styleValuesSchema),
  dark: z.optional(darkSchema),
  hover: z.optional(darkSchema),
  hideOn: z.optional(z.enum(HIDE_ON)),
  stripe: z.optional(z.boolean()),
  phoneMaxWidth: z.optional(z.number().check(z.minimum(16), z.maximum(2000))),
  cssClass: z.optional(z.string().check(z.refine((names) => cssClasses(names).join(' ') === names && names !== ''))),
  hideInPrint: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<NodeStyle>;

const { tablet: _tablet, phone: _phone, ...ofAllWidths } = nodeStyleSchema.shape;
const OF_ALL_WIDTHS = new Map<string, z.ZodMiniType>(Object.entries(ofAllWidths));
const OF_ONE_WIDTH = new Map<string, z.ZodMiniType>(Object.entries(styleValuesSchema.shape));

/**
 * Returns whether `nodeStyleSchema` accepts a value. Only the keys that the value has are checked: a style has three or
 * four of some forty, and checking all of them took a seventh of reading a mail and rendering it for the first time.
 */
export function isNodeStyle(style: unknown): style is NodeStyle {
  if (!isJsonObject(style)) return false;
  const { tablet, phone, ...rest } = style;
  return (
    takes(OF_ALL_WIDTHS, rest) && [tablet, phone].every((width) => width === undefined || takes(OF_ONE_WIDTH, width))
  );
}

function takes(schemas: ReadonlyMap<string, z.ZodMiniType>, style: unknown): boolean {
  return (
    isJsonObject(style) &&
    Object.entries(style).every(([key, value]) => schemas.get(key)?.safeParse(value).success ?? true)
  );
}
