/** Returns whether the text is a web address by itself, without merge fields: `https://shop.example/sale`. */
export function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return url.hostname === 'localhost' || /^[^.].*\.[^.]/.test(url.hostname) || url.hostname.startsWith('[');
}
