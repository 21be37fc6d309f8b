/** Share of the font size that a letter of Arial takes, by kind; bold ones are a little wider. */
function share(character: string): number {
  if (/[ijl.,:;'|!fIt()[\]]/.test(character)) return 0.3;
  if (/[mwMW@%]/.test(character)) return 0.88;
  if (/[A-Z&]/.test(character)) return 0.7;
  if (/\s/.test(character)) return 0.28;
  return character <= '~' ? 0.56 : foreignShare(character);
}

/** The same for the letters of other scripts, in the fonts that stand in for Arial there. */
function foreignShare(character: string): number {
  // Marks stand above, under or in other letters.
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) return 0;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.4;
  if ((character.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  if (/[\u0900-\u0dff]/.test(character)) return 0.75;
  if (/\p{Script=Cyrillic}|\p{Script=Armenian}|\p{Script=Georgian}/u.test(character))
    return /[жмфшщюыЖМФШЩЮЫ]/.test(character) ? 0.88 : /\p{Lu}/u.test(character) ? 0.72 : 0.58;
  return /\p{Lu}/u.test(character) ? 0.7 : 0.56;
}

/** Width of fonts that most mail clients have, in relation to Arial. */
const WIDTHS: Readonly<Record<string, number>> = {
  'arial black': 1.2,
  'comic sans ms': 1.08,
  georgia: 1.05,
  'lucida sans unicode': 1.1,
  'palatino linotype': 1.03,
  verdana: 1.18,
};

/** Each letter of these is as wide as any other. */
const MONOSPACED = /^(?:courier|consolas|lucida console|monaco|menlo)/;

const MONOSPACED_SHARE = 0.61;

/**
 * Estimated width of a label in CSS pixels: VML shapes must be told how wide they are.
 *
 * @param family one font; what it is not known of counts as Arial
 */
export function labelWidth(label: string, fontSize: number, bold: boolean, family = ''): number {
  const font = family.replace(/['"]/g, '').trim().toLowerCase();
  const wide = (WIDTHS[font] ?? 1) * (bold ? 1.07 : 1);
  const isMonospaced = MONOSPACED.test(font);
  let width = 0;
  for (const character of label) {
    width += isMonospaced && character <= '~' ? MONOSPACED_SHARE : share(character) * wide;
  }
  return Math.ceil(width * fontSize);
}
