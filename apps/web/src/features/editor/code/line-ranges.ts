/** Returns the start and end offset of each line of a text. */
export function lineRanges(text: string): readonly { readonly from: number; readonly to: number }[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const range = { from, to: from + line.length };
    from = range.to + 1;
    return range;
  });
}
