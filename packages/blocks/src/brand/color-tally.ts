import type { BrandProposal, BrandRole } from '@mailwright/contract';
import { contrastOf } from '../shared/contrast.ts';
import { hexColor } from '../shared/hex-color.ts';
import { channelsOf, chromaOf, lightnessOf } from './color-look.ts';

/** Place in which a color was found. */
export type ColorUse = 'background' | 'text' | 'link' | 'button' | 'border' | 'outer';

export type FoundColor = BrandProposal['colors'][number];

/** Counts colors by what they are used for; bounded, whatever it is told. */
export interface ColorTally {
  /** Any notation of CSS; what is no plain color is passed over. `dark` is what it becomes in dark mode. */
  add(color: string | undefined, use: ColorUse, weight?: number, dark?: string): void;
  /** Returns the colors that say most about a brand, at most one for each role. */
  found(): FoundColor[];
}

/** More different colors than these are no brand. */
const KNOWN = 500;

const OFFERED = 10;

const NAMES: Readonly<Record<BrandRole, string>> = {
  accent: 'Accent',
  text: 'Text',
  background: 'Background',
  outer: 'Around the email',
};

type Uses = Partial<Record<ColorUse, number>>;

interface Counted {
  readonly uses: Uses;
  readonly dark: Map<string, number>;
}

export function createColorTally(): ColorTally {
  const colors = new Map<string, Counted>();

  const most = (score: (color: string, uses: Uses) => number): string | undefined => {
    const scored = [...colors].map(([color, { uses }]) => ({ color, score: score(color, uses) }));
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.color.localeCompare(b.color))[0]?.color;
  };

  function darkOf(color: string): string | null {
    const seen = [...(colors.get(color)?.dark ?? [])].sort((a, b) => b[1] - a[1]);
    const dark = seen[0]?.[0];
    return dark === undefined || dark === color ? null : dark;
  }

  return {
    add(color, use, weight = 1, dark) {
      const hex = color === undefined ? '' : hexColor(color);
      if (hex === '') return;
      const known = colors.get(hex) ?? { uses: {}, dark: new Map<string, number>() };
      if (!colors.has(hex)) {
        if (colors.size >= KNOWN) return;
        colors.set(hex, known);
      }
      known.uses[use] = (known.uses[use] ?? 0) + weight;
      const darkHex = dark === undefined ? '' : hexColor(dark);
      if (darkHex !== '' && known.dark.size < OFFERED) {
        known.dark.set(darkHex, (known.dark.get(darkHex) ?? 0) + weight);
      }
    },

    found() {
      const background = most((color, uses) => (lightnessOf(color) > 0.85 ? (uses.background ?? 0) : 0));
      const paper = background ?? '#ffffff';
      const text = most((color, uses) => ((contrastOf(color, paper) ?? 0) >= 4.5 ? (uses.text ?? 0) : 0));
      const accent = most(
        (color, uses) => accentScore(color) * (8 * (uses.button ?? 0) + 3 * (uses.link ?? 0) + total(uses)),
      );
      const outer = most((color, uses) => (color === background ? 0 : (uses.outer ?? 0)));
      const roles: readonly (readonly [BrandRole, string | undefined])[] = [
        ['accent', accent],
        ['text', text],
        ['background', background],
        ['outer', outer],
      ];
      const named = new Map<string, BrandRole>();
      for (const [role, color] of roles) if (color !== undefined && !named.has(color)) named.set(color, role);
      const found: FoundColor[] = [...named].map(([light, role]) => ({
        name: NAMES[role],
        light,
        dark: darkOf(light),
        role,
      }));
      const others = [...colors]
        .filter(([color]) => !named.has(color) && accentScore(color) > 0)
        .sort(([one, a], [other, b]) => total(b.uses) - total(a.uses) || one.localeCompare(other))
        .map(([color]) => color);
      for (const light of others) {
        if (found.length >= OFFERED) break;
        // A shade that nobody could tell from another one would only stand in the way.
        if (found.some((known) => distance(known.light, light) < 30)) continue;
        found.push({ name: `Color ${found.length + 1}`, light, dark: darkOf(light), role: null });
      }
      return found;
    },
  };
}

/** Grays are nobody's accent; a pale color hardly is. */
function accentScore(color: string): number {
  const chroma = chromaOf(color);
  return chroma < 0.15 ? 0 : chroma;
}

function total(uses: Uses): number {
  return Object.values(uses).reduce((sum, count) => sum + count, 0);
}

function distance(one: string, other: string): number {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  return from.reduce((sum, part, index) => sum + Math.abs(part - (to[index] ?? 0)), 0);
}
