import { tagPieces } from '@mailwright/contract';

/** The words of a line; a template tag is part of the word that it stands in. */
export function wordsOf(line: string): readonly string[] {
  const words = [''];
  for (const { text, isTag } of tagPieces(line)) {
    const [first = '', ...others] = isTag ? [text] : text.split(' ');
    words.push(`${words.pop()}${first}`);
    // One by one: a line may have more words than a call may have arguments.
    for (const word of others) words.push(word);
  }
  return words;
}
