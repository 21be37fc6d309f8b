import type { LinkParameter } from './place-parameters.ts';

/** Names that analytics know, in the order offered. */
export const USUAL_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Tracking of one link: no parameters at all, or values of its own. */
export type LinkTracking = 'none' | readonly LinkParameter[];

/**
 * Returns the parameters of one link: those of the mail, replaced by the link's own; an own empty value removes a
 * parameter.
 */
export function parametersOf(
  mail: readonly LinkParameter[],
  own: LinkTracking | null | undefined,
): readonly LinkParameter[] {
  if (own === 'none') return [];
  const values = new Map([...mail, ...(own ?? [])].map(({ name, value }) => [name.trim(), value]));
  return [...values].map(([name, value]) => ({ name, value }));
}
