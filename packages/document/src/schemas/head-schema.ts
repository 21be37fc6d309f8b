import * as z from 'zod/mini';
import { HEAD_CODE_LENGTH, headCodeProblem } from '../head/head-code.ts';
import type { Promotion } from '../head/promotion.ts';
import { MAX_WEB_FONTS, type WebFont } from '../head/web-font.ts';
import { fontFamilySchema, imageAddressSchema } from './css-value.ts';

const secureAddress = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"'<>\\`{}]+$/i));

const webFont = z.object({
  name: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u)),
  url: secureAddress,
  fallback: fontFamilySchema,
}) satisfies z.ZodMiniType<WebFont>;

const words = z.optional(z.string().check(z.maxLength(500)));
const moment = z.optional(
  z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/))]),
);
// No tag: what reads it is no sending system.
const picture = z.optional(imageAddressSchema.check(z.regex(/^[^\s"'<>\\(){};]*$/)));

const promotion = z.object({
  logo: picture,
  description: words,
  discountCode: words,
  availabilityStarts: moment,
  availabilityEnds: moment,
  image: picture,
  url: z.optional(z.union([z.literal(''), secureAddress])),
  headline: words,
}) satisfies z.ZodMiniType<Promotion>;

/** General settings that stand in the head of a mail. */
export const headSettings = {
  webFonts: z.optional(z.array(webFont).check(z.maxLength(MAX_WEB_FONTS))),
  promotion: z.optional(promotion),
  headCode: z.optional(
    z.string().check(
      z.maxLength(HEAD_CODE_LENGTH),
      z.refine((code) => headCodeProblem(code) === null),
    ),
  ),
};
