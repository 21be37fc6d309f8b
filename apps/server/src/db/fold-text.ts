/**
 * The form of a text that searches compare: equal for texts that differ in case only, in any script. Neither database
 * folds beyond ASCII the same way, so this is stored.
 */
export function foldText(text: string): string {
  // By way of upper case, so that ß meets SS; JavaScript writes the last sigma of a word differently.
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

/** The form that names are sorted by: folded, and letters with marks next to their plain ones. */
export function sortText(text: string): string {
  return foldText(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
