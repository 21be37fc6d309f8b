/** Returns the first of the wanted languages that is available, with or without its region; undefined for none. */
export function firstSpoken(wanted: readonly string[], spoken: readonly string[]): string | undefined {
  for (const language of wanted) {
    const known = spoken.find((one) => one === language) ?? spoken.find((one) => one === language.split('-')[0]);
    if (known !== undefined) return known;
  }
  return undefined;
}
