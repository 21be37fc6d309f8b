import type { LinkParameter } from './place-parameters.ts';

/** Names that analytics know, in the order offered. */
export const USUAL_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** What a link says for itself: nothing is added to it, or it has values of its own. */
export type LinkTracking = 'none' | readonly LinkParameter[];

/** The parameters of one link: those of the mail with its own in their place; an empty value of its own leaves one out. */
export function parametersOf(
  mail: readonly LinkParameter[],
  own: LinkTracking | null | undefined,
): readonly LinkParameter[] {
  if (own === 'none') return [];
  const values = new Map([...mail, ...(own ?? [])].map(({ name, value }) => [name.trim(), value]));
  return [...values].map(([name, value]) => ({ name, value }));
}
