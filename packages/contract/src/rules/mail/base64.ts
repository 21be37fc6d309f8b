// Every repetition is bounded: an endless run of letters after `data:` must not cost more than its length.
const DATA_URL =
  /data:(?:[\w.+-]{1,100}\/[\w.+-]{1,100})?(?:;[^,;"'()<>\s]{0,100}){0,8};\s{0,9}base64\s{0,9},\s{0,9}[\w+/%]/iy;

/**
 * Finds base64 content in HTML or CSS, in time linear to its length.
 * @returns the line of each find, counted from 1, each line once, in order
 */
export function base64Lines(content: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let counted = 0;
  for (const match of content.matchAll(/data:/gi)) {
    DATA_URL.lastIndex = match.index;
    if (!DATA_URL.test(content)) continue;
    for (; counted < match.index; counted++) if (content.charCodeAt(counted) === 10) line++;
    if (lines.at(-1) !== line) lines.push(line);
  }
  return lines;
}

/** Whether the content holds base64 anywhere. */
export function hasBase64(content: string): boolean {
  return base64Lines(content).length > 0;
}
