/** Contents of the style elements of a mail, in order. Neither end is looked for again once there is none. */
export function styleContents(html: string): readonly string[] {
  const contents: string[] = [];
  const opening = /<style\b/gi;
  const ending = /<\/style\s*>/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = html.indexOf('>', match.index) + 1;
    ending.lastIndex = start;
    const end = start > 0 ? ending.exec(html) : null;
    if (!end) break;
    contents.push(html.slice(start, end.index));
    opening.lastIndex = ending.lastIndex;
  }
  return contents;
}
