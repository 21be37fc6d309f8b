/** The most bytes that a list takes in a header; proxies refuse answers with headers of more than 8 KB or so. */
const MAX_BYTES = 4096;

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map(encodeURIComponent) as [string, string, string];

/**
 * Returns a list as the value of a header: JSON, URI-encoded, at most 4 KB. Entries that do not fit are left out whole;
 * undefined where none is left.
 */
export function listHeader(entries: readonly object[] | readonly string[]): string | undefined {
  const written: string[] = [];
  let bytes = OPEN.length + CLOSE.length;
  for (const entry of entries) {
    const part = encodeURIComponent(JSON.stringify(entry));
    const more = part.length + (written.length > 0 ? COMMA.length : 0);
    if (bytes + more > MAX_BYTES) continue;
    written.push(part);
    bytes += more;
  }
  return written.length === 0 ? undefined : OPEN + written.join(COMMA) + CLOSE;
}
