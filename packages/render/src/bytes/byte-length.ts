const BEYOND_ASCII = /[^\0-\x7f]/;

/** UTF-8 bytes of a string, without making them. The plain text that most mails are is passed over natively. */
export function byteLength(text: string): number {
  const first = text.search(BEYOND_ASCII);
  let bytes = text.length;
  if (first < 0) return bytes;
  for (let index = first; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
