import { SOCIAL_NETWORK_IDS } from '@mailwright/blocks';
import type { Actor, BrandKit, ErrorDetail } from '@mailwright/contract';
import { FONT_STACKS, generalSettingsSchema, webFontOf } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import { assetOfAddress } from '../assets/asset-address.ts';
import { requireKnown } from '../sharing/require-known.ts';
import type { UserRepository } from '../users/port.ts';
import type { BrandRecord, BrandRepository } from './port.ts';

/** Manages brand kits: only the owner changes a kit, people it is shared with use it. */
export interface BrandService {
  own(actor: Actor): Promise<BrandRecord | null>;
  /** Returns the person's own kit first, then those of others. */
  list(actor: Actor): Promise<readonly BrandRecord[]>;
  /** Saves the kit. `revision` is that of the kit that was changed; 0 makes a new one. */
  save(actor: Actor, kit: BrandKit, revision: number): Promise<BrandRecord>;
  remove(actor: Actor): Promise<void>;
  /** Replaces the people who use the kit beside its owner; they must be existing people of the allowed domains. */
  share(actor: Actor, people: readonly string[]): Promise<BrandRecord>;
}

export interface BrandDeps {
  readonly brands: BrandRepository;
  readonly users: Pick<UserRepository, 'findMany'>;
  /** Domains whose people kits can be shared with, lower case. */
  readonly domains: readonly string[];
  readonly now: () => number;
}

export function createBrandService({ brands, users, domains, now }: BrandDeps): BrandService {
  async function requireOwn(actor: Actor): Promise<BrandRecord> {
    const brand = await brands.ofOwner(actor.id);
    if (!brand) throw new AppError('BRAND_NOT_FOUND');
    return brand;
  }

  return {
    own: (actor) => brands.ofOwner(actor.id),

    list: (actor) => brands.ofReader(actor.id),

    async save(actor, kit, revision) {
      const details = unknownParts(kit);
      if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
      const assets = [kit.logo.src, kit.logoDark.src].flatMap((src) => assetOfAddress(src) ?? []);
      const saved = await brands.save({ id: newId(), ownerId: actor.id, kit, revision, assets, now: now() });
      if (!saved) throw new AppError('BRAND_CHANGED');
      return requireOwn(actor);
    },

    async remove(actor) {
      if (!(await brands.remove(actor.id))) throw new AppError('BRAND_NOT_FOUND');
    },

    async share(actor, wanted) {
      const people = [...new Set(wanted)].filter((id) => id !== actor.id);
      const brand = await requireOwn(actor);
      const present = new Set(brand.people.map(({ id }) => id));
      await requireKnown(
        { users, domains },
        people.filter((id) => !present.has(id)),
        'people',
      );
      if (!(await brands.share(brand.id, people))) throw new AppError('BRAND_NOT_FOUND');
      return requireOwn(actor);
    },
  };
}

/** Returns the fonts and networks that mails do not have. */
function unknownParts({ fonts, webFonts = [], social }: BrandKit): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  const isSafe = (font: string) => FONT_STACKS.some(({ stack }) => stack === font);
  for (const part of ['heading', 'body'] as const) {
    const font = fonts[part];
    if (font !== null && !isSafe(font) && !webFontOf(font, webFonts)) {
      details.push({
        path: `kit.fonts.${part}`,
        message: 'This is neither a font that every mail program has nor a web font of this kit.',
      });
    }
  }
  for (const [index, font] of webFonts.entries()) {
    if (isSafe(font.fallback) && generalSettingsSchema.shape.webFonts.safeParse([font]).success) continue;
    details.push({ path: `kit.webFonts.${index}`, message: 'No mail can bring this font along.' });
  }
  const networks: readonly string[] = SOCIAL_NETWORK_IDS;
  for (const [index, { network }] of social.entries()) {
    if (networks.includes(network)) continue;
    details.push({ path: `kit.social.${index}.network`, message: 'There is no such network.' });
  }
  return details;
}
