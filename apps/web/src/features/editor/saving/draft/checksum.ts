/** A text with what tells whether it is still the text that was written. */
export interface ChecksummedText {
  readonly text: string;
  readonly seal: number;
}

export function withChecksum(text: string): ChecksummedText {
  return { text, seal: sealOf(text) };
}

/** The text; undefined for anything that `sealText` did not make. */
export function openSealed(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('seal' in value)) return undefined;
  return typeof value.text === 'string' && value.seal === sealOf(value.text) ? value.text : undefined;
}

/** FNV-1a over the text's code units: against damage, not against forgery. */
function sealOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
