import { tagPieces } from '@mailwright/contract';

/** The words of a line; a template tag is part of the word that it stands in. */
export function wordsOf(line: string): readonly string[] {
  const words = [''];
  for (const { text, isTag } of tagPieces(line)) {
    const [first = '', ...others] = isTag ? [text] : text.split(' ');
    words.push(`${words.pop()}${first}`, ...others);
  }
  return words;
}
