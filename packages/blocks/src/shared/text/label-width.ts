/** Share of the font size that a letter of Arial takes, by kind; bold ones are a little wider. */
function share(character: string): number {
  if (/[ijl.,:;'|!fIt()[\]]/.test(character)) return 0.3;
  if (/[mwMW@%]/.test(character)) return 0.88;
  if (/[A-Z&]/.test(character)) return 0.7;
  if (/\s/.test(character)) return 0.28;
  return character.codePointAt(0) && (character.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.56;
}

/** Estimated width of a label in CSS pixels: VML shapes must be told how wide they are. */
export function labelWidth(label: string, fontSize: number, bold: boolean): number {
  let width = 0;
  for (const character of label) width += share(character);
  return Math.ceil(width * fontSize * (bold ? 1.07 : 1));
}
