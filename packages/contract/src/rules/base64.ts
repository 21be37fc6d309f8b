const DATA_URL = /data:[\w.+-]*\/?[\w.+-]*(?:;[^,;"'()<>\s]*)*;\s*base64\s*,\s*[\w+/%]/giy;

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
