/** Images whose alternative text has no look of its own or of its link: a row of columns would show it at no size. */
export function unstyledAlts(html: string): readonly string[] {
  return [...html.matchAll(/(?:<(?:a|span)\b[^>]*>)?<img\b(?=[^>]*\salt="[^"])[^>]*>/g)]
    .map(([tags]) => tags)
    .filter((tags) => !/\bfont:[1-9]\d*px\/[\d.]+ [^;"]+;color:#[\da-f]{6}[;"]/.test(tags));
}
