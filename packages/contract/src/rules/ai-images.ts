import type { Features, Role } from '../entities/person.ts';

/** Looks of a generated picture; the first is the one it has where nothing is said. */
export const AI_STYLES = [
  'photograph',
  'digital_art',
  'landscape',
  'sketch',
  'watercolor',
  'cyberpunk',
  'pop_art',
] as const;

/** Widths to heights of a generated picture; the first is the one it has where nothing is said. */
export const AI_RATIOS = ['1:1', '3:4', '4:3', '16:9', '9:16'] as const;

export type AiStyle = (typeof AI_STYLES)[number];
export type AiRatio = (typeof AI_RATIOS)[number];

/** Width divided by height. */
export function ratioOf(ratio: AiRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/**
 * Access of a person to AI images. `setup`: the server has no service yet; only administrators, who can have one set
 * up, see this, others get `hidden`. `plan`: the person's plan does not include AI images.
 */
export type AiAccess = 'open' | 'plan' | 'setup' | 'hidden';

export function aiImageAccess(
  isConfigured: boolean,
  person: { readonly role: Role; readonly features: Pick<Features, 'aiImages'> },
): AiAccess {
  if (!isConfigured) return person.role === 'admin' ? 'setup' : 'hidden';
  return person.features.aiImages ? 'open' : 'plan';
}
