/** UTF-8 bytes that the largest QR code holds at error level M (version 40), at which the codes are drawn. */
export const QR_CODE_BYTES = 2331;

/** UTF-8 bytes that a QR code with this content takes. */
export function qrCodeBytes(content: string): number {
  let bytes = 0;
  for (const character of content) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
