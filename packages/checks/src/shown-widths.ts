/** A picture in HTML as our renderer and nearly everybody writes it; repetitions are bounded: mails are hostile. */
const IMAGE = /<img\b[^>]{0,20000}>/gi;
const SRC = /\ssrc\s{0,4}=\s{0,4}(?:"([^"]*)"|'([^']*)')/i;
const WIDTH = /\swidth\s{0,4}=\s{0,4}["']?\s{0,4}(\d{1,5})(?:px)?\s{0,4}["'\s>/]/i;

let last: { readonly html: string; readonly widths: ReadonlyMap<string, number> } | null = null;

/** Returns the largest width of each picture of a mail, CSS pixels, by its key; pictures without a width are left out. */
export function shownWidths(html: string): ReadonlyMap<string, number> {
  if (last?.html === html) return last.widths;
  const widths = new Map<string, number>();
  for (const [tag] of html.matchAll(IMAGE)) {
    const [, double, single] = SRC.exec(tag) ?? [];
    const width = Number(WIDTH.exec(tag)?.[1] ?? 0);
    const key = imageKey((double ?? single ?? '').replaceAll('&amp;', '&'));
    if (key !== '' && width > 0) widths.set(key, Math.max(width, widths.get(key) ?? 0));
  }
  last = { html, widths };
  return widths;
}

/** Returns the key of a picture's address: the path for our own images, whichever server is before it. */
export function imageKey(address: string): string {
  const own = address.indexOf('/api/v2/assets/');
  return own < 0 ? address.trim() : address.slice(own).trim();
}
