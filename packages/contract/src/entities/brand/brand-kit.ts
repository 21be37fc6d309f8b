import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { MESSAGES } from '../../messages.ts';
import { isPictureAddress } from '../../rules/brand/picture-address.ts';
import { personName, principal } from '../person.ts';
import { entityId, timestamp } from '../wire.ts';

const { brand: MAX } = LIMITS;

/** Purpose of a brand color; a kit names at most one color for each. */
export const brandRole = z.enum(['text', 'background', 'outer', 'accent']);

/** `#rrggbb`: mail clients agree on nothing else, and contrast can be told of it. */
const hexColor = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/);

const line = z.string().trim().max(MAX.text, MESSAGES.maxLengthExceeded);

/** An image of this server or of the web; empty for none. */
const pictureAddress = z.string().max(MAX.address).refine(isPictureAddress);

const brandColor = z.object({
  /** Documents name it; it outlasts another name or value. */
  id: entityId.regex(/^[\w-]+$/),
  name: z.string().trim().min(1).max(MAX.colorName, MESSAGES.maxLengthExceeded),
  light: hexColor,
  /** Instead of it in dark mode; null where it stays. */
  dark: hexColor.nullable(),
  role: brandRole.nullable().default(null),
});

/** A font that mails bring along, by the style sheet that declares it; `fallback` is one of the web-safe stacks. */
const brandWebFont = z.object({
  name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u),
  url: z.url({ protocol: /^https$/ }).max(500),
  fallback: z.string().min(1).max(300),
});

/** One of the web-safe font stacks, or a web font of the kit before its fallback; null leaves those of a mail. */
const brandFont = z.string().min(1).max(300).nullable();

const socialProfile = z.object({
  /** A network of the social block. */
  network: z.string().regex(/^[a-z]{1,20}$/),
  url: z.url({ protocol: /^https?$/ }).max(MAX.address),
});

/** Look of a company's mails. */
export const brandKit = z.object({
  name: line.min(1),
  colors: z
    .array(brandColor)
    .max(MAX.colors)
    .refine((colors) => isDistinct(colors.map(({ id }) => id)))
    .refine((colors) => isDistinct(colors.flatMap(({ role }) => role ?? []))),
  fonts: z.object({ heading: brandFont, body: brandFont }),
  /** Mails in the brand bring them along. */
  webFonts: z
    .array(brandWebFont)
    .max(MAX.webFonts)
    .refine((fonts) => isDistinct(fonts.map(({ name }) => name.toLowerCase())))
    .optional(),
  logo: z.object({ src: pictureAddress, alt: line }),
  /** Instead of the logo in dark mode. */
  logoDark: z.object({ src: pictureAddress }),
  button: z.object({
    background: hexColor,
    color: hexColor,
    radius: z.int().min(0).max(60),
    paddingX: z.int().min(0).max(100),
    paddingY: z.int().min(0).max(100),
  }),
  /** Paddings that mails are built from, CSS pixels, ascending. */
  spacing: z
    .array(z.int().min(0).max(200))
    .max(MAX.spacings)
    .refine((spacing) => spacing.every((step, index) => index === 0 || step > (spacing[index - 1] ?? 0))),
  social: z.array(socialProfile).max(MAX.profiles),
  footer: z.object({
    company: line,
    /** Lines of the postal address. */
    address: z.string().trim().max(MAX.footer, MESSAGES.maxLengthExceeded),
    /** Text that tells readers why they get this mail. */
    reason: z.string().trim().max(MAX.footer, MESSAGES.maxLengthExceeded),
  }),
});

/** A brand kit with its owner. */
export const storedBrandKit = z.object({
  id: entityId,
  kit: brandKit,
  owner: personName,
  isOwner: z.boolean(),
  /** +1 with each change. */
  revision: z.int().positive(),
  lastModified: timestamp,
  /** Other people who can read the kit; filled for the owner only. */
  people: z.array(principal),
});

/** `revision` is that of the kit which was changed; 0 where there was none. */
export const saveBrandRequest = z.object({ kit: brandKit, revision: z.int().nonnegative() });

export const shareBrandRequest = z.object({ people: z.array(entityId).max(LIMITS.collaborators.max) });

/** Source of a brand: a template that the caller may read, or a page of the web. */
export const readBrandRequest = z.union([
  z.strictObject({ templateId: entityId }),
  z.strictObject({ url: z.string().trim().min(1).max(MAX.address) }),
]);

/** Brand that was found in the source; nothing of it is stored. Empty parts were not found. */
export const brandProposal = brandKit
  .pick({ fonts: true, webFonts: true, logo: true, social: true, footer: true })
  .extend({
    /** Colors: those with a role first, then the others from the most used to the least used. */
    colors: z.array(brandColor.omit({ id: true })).max(MAX.colors),
    button: brandKit.shape.button.nullable(),
  });

export type BrandRole = z.infer<typeof brandRole>;
export type BrandColor = z.infer<typeof brandColor>;
export type BrandKit = z.infer<typeof brandKit>;
export type StoredBrandKit = z.infer<typeof storedBrandKit>;
export type SaveBrandRequest = z.output<typeof saveBrandRequest>;
export type ReadBrandRequest = z.output<typeof readBrandRequest>;
export type BrandProposal = z.infer<typeof brandProposal>;

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
