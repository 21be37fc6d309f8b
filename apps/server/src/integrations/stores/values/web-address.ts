const LONGEST = 2048;

/** An absolute http(s) address as told; '' for anything else, as `javascript:` or what names a user. */
export function webAddress(told: string): string {
  const text = told.trim();
  if (text === '' || text.length > LONGEST) return '';
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb && url.href.length <= LONGEST ? url.href : '';
}
