/** Tag that marks a favourite; per person, never stored in the template. */
export const FAVORITE_TAG = 'favorite';

/** The tags of a comma-separated string: trimmed, without empty ones, each once. */
export function splitTags(tags: string): string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** Tags without the favourite mark, as they are stored. */
export function withoutFavorite(tags: string): string {
  return splitTags(tags)
    .filter((tag) => tag !== FAVORITE_TAG)
    .join(',');
}

/** Tags as one person sees them: with the favourite mark when that person set it. */
export function withFavorite(tags: string, isFavorite: boolean): string {
  const own = splitTags(tags).filter((tag) => tag !== FAVORITE_TAG);
  return (isFavorite ? [...own, FAVORITE_TAG] : own).join(',');
}

/** Tags with some added and some removed; those that stay keep their order, and what is removed is compared exactly. */
export function changeTags(
  tags: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): string {
  const kept = splitTags(tags).filter((tag) => !remove.includes(tag));
  return splitTags([...kept, ...add].join(',')).join(',');
}

export function isFavorite(tags: string): boolean {
  return splitTags(tags).includes(FAVORITE_TAG);
}
