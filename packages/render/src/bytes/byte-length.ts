/** UTF-8 bytes of a string, without making them. What is plain, as most of a mail is, is passed over natively. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (const [run] of text.matchAll(/[^\0-\x7f]+/g)) {
    for (let index = 0; index < run.length; index += 1) {
      const unit = run.charCodeAt(index);
      bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
    }
  }
  return bytes;
}
