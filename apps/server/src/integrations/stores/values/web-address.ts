const MAX_ADDRESS_LENGTH = 2048;

/** A http(s) address that names no user; null for anything else. */
export function webUrl(text: string): URL | null {
  const url = URL.parse(text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
  return isWeb && url.username === '' && url.password === '' ? url : null;
}

/** An absolute http(s) address as told; '' for anything else, as `javascript:` or what names a user. */
export function webAddress(told: string): string {
  const text = told.trim();
  if (text === '' || text.length > MAX_ADDRESS_LENGTH) return '';
  const url = webUrl(text.startsWith('//') ? `https:${text}` : text);
  return url !== null && url.href.length <= MAX_ADDRESS_LENGTH ? url.href : '';
}
