/** Browsers skip control characters and blanks in a scheme; so does what looks for one. */
function bare(address: string): string {
  return address.replace(/[\p{C}\p{Z}\s]+/gu, '');
}

/** The scheme of an address as a browser would read it, lower case; '' for a relative address or a merge field. */
export function schemeOf(address: string): string {
  return /^[a-z][a-z0-9+.-]*(?=:)/i.exec(bare(address))?.[0].toLowerCase() ?? '';
}

const SCRIPT_SCHEMES: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'livescript', 'mocha', 'jscript']);

/** Returns whether an address itself is code in any browser, old or new. */
export function isScriptUrl(address: string): boolean {
  return SCRIPT_SCHEMES.has(schemeOf(address));
}

/** Returns whether opening an address could run code: the address is code, or holds a document that can contain code. */
export function isActiveUrl(address: string): boolean {
  return isScriptUrl(address) || /^data:[^,]*(?:html|xml|svg|script)/i.test(bare(address));
}

const LINK_SCHEMES: ReadonlySet<string> = new Set([
  '',
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'skype',
  'viber',
  'whatsapp',
  'facetime',
  'webcal',
]);

/** Returns whether a link may keep its address in a view. */
export function isSafeLink(address: string): boolean {
  return LINK_SCHEMES.has(schemeOf(address));
}

/** Returns whether an image may be loaded from an address in a view. Only pixel formats may: an SVG is a document. */
export function isSafeImage(address: string): boolean {
  const scheme = schemeOf(address);
  if (scheme === 'data') return /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i.test(bare(address));
  return scheme === '' || scheme === 'http' || scheme === 'https' || scheme === 'cid';
}

/** The same for `srcset`: every candidate must do. */
export function isSafeSrcset(value: string): boolean {
  return value.split(',').every((candidate) => isSafeImage(candidate) && schemeOf(candidate) !== 'data');
}
