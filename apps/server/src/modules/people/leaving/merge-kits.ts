import type { BrandKit } from '@mailwright/contract';

interface Room {
  readonly colors: number;
  readonly webFonts: number;
}

/**
 * Returns a kit with the colors and fonts of another one, as far as there is room. Colors keep the ids that mails use, but lose
 * a role that is taken. What finds no room stays in the mails as it is.
 */
export function mergeKits(kit: BrandKit, other: BrandKit, room: Room): BrandKit {
  const ids = new Set(kit.colors.map(({ id }) => id));
  const roles = new Set(kit.colors.map(({ role }) => role));
  const colors = other.colors
    .filter(({ id }) => !ids.has(id))
    .map((color) => (roles.has(color.role) ? { ...color, role: null } : color));
  const known = new Set((kit.webFonts ?? []).map(({ name }) => name.toLowerCase()));
  const fonts = (other.webFonts ?? []).filter(({ name }) => !known.has(name.toLowerCase()));
  const webFonts = [...(kit.webFonts ?? []), ...fonts].slice(0, room.webFonts);
  return {
    ...kit,
    colors: [...kit.colors, ...colors].slice(0, room.colors),
    ...(webFonts.length > 0 && { webFonts }),
  };
}
