/** Saves a file as a download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Returns a name that every file system accepts. */
export function fileName(name: string): string {
  const safe = name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '-').trim();
  return safe === '' ? 'mail' : safe.slice(0, 120).trimEnd();
}
