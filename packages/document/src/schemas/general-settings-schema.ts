import * as z from 'zod/mini';
import { isBrandBindings } from '../brand/bindings.ts';
import type { GeneralSettings } from '../general-settings.ts';
import { colorSchema, fontFamilySchema } from './css-value.ts';
import { headSettings } from './head-schema.ts';
import { mailTrackingSchema } from './link-tracking-schema.ts';

/** Ranges of the general settings dialog. Wider values are read (imported mails have them) but not offered. */
export const SETTINGS_RANGES = {
  width: { min: 200, max: 700, step: 10 },
  padding: { min: 0, max: 100, step: 1 },
  headingSize: { min: 8, max: 96, step: 1 },
  headingBottomSpace: { min: 0, max: 100, step: 1 },
  textSize: { min: 8, max: 48, step: 1 },
  buttonSize: { min: 8, max: 48, step: 1 },
  buttonRadius: { min: 0, max: 60, step: 1 },
} as const;

/** Line spacings of the specification, percent. */
export const LINE_SPACINGS = [100, 120, 150, 200] as const;

const heading = z.object({
  size: z.number().check(z.minimum(1), z.maximum(400)),
  color: colorSchema,
  bold: z.boolean(),
  italic: z.boolean(),
  bottomSpace: z.number().check(z.minimum(0), z.maximum(1000)),
});

const buttons = z.object({
  backgroundColor: colorSchema,
  color: colorSchema,
  size: z.number().check(z.minimum(1), z.maximum(400)),
  bold: z.boolean(),
  borderRadius: z.number().check(z.minimum(0), z.maximum(1000)),
});

/** Schema of general settings. */
export const generalSettingsSchema = z.object({
  width: z.number().check(z.minimum(100), z.maximum(2000)),
  padding: z.number().check(z.minimum(0), z.maximum(1000)),
  bgColor: colorSchema,
  outerColor: colorSchema,
  headerFonts: fontFamilySchema,
  paragraphFonts: fontFamilySchema,
  lineSpacing: z.literal(LINE_SPACINGS),
  paragraphBottomSpace: z.boolean(),
  textSize: z.number().check(z.minimum(1), z.maximum(400)),
  textColor: colorSchema,
  underlineLinks: z.boolean(),
  linkColor: colorSchema,
  linkColorDark: z.optional(colorSchema),
  linkColorHover: z.optional(colorSchema),
  buttons,
  headings: z.object({ h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading }),
  lang: z.string().check(z.regex(/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i)),
  dir: z.enum(['ltr', 'rtl']),
  outlook: z.boolean(),
  printColors: z.optional(z.boolean()),
  ...headSettings,
  palette: z.array(colorSchema).check(z.maxLength(64)),
  brand: z.optional(z.record(z.string(), z.string()).check(z.refine(isBrandBindings))),
  tracking: z.optional(mailTrackingSchema),
}) satisfies z.ZodMiniType<GeneralSettings>;
