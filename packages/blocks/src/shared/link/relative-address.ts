/** A host begins with a letter or a digit of any language. */
const HOST_START = /^[\p{L}\p{N}]/u;

/** `UNSUBSCRIBE_URL`: no host has such a name. */
const PLACEHOLDER = /^[A-Z\d]+(?:_[A-Z\d]+)+$/;

/** Endings of files that are no endings of hosts. */
const FILE =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico|heic|x?html?|shtml|php\d?|aspx?|jsp|cfm|pdf|docx?|xlsx?|pptx?|csv|txt|ics)$/i;

/** Paths of this server that mails may show. */
const OWN_PATH = /^\/api\//;

/**
 * Returns whether an address has neither scheme nor host, so that only its author knows its target: `600.png`,
 * `../pics/lamp.png`, `/assets/lamp.png`. Paths of this server are not relative.
 */
export function isRelativeAddress(address: string): boolean {
  if (/^\.{1,2}\//.test(address)) return true;
  if (/^\/(?!\/)/.test(address)) return !OWN_PATH.test(address);
  if (!HOST_START.test(address) || /^[a-z][a-z0-9+.-]*:/i.test(address)) return false;
  const [path = ''] = address.split(/[?#]/);
  const [first = '', ...folders] = path.split('/');
  const isFile = FILE.test(folders.at(-1) ?? first);
  return isFile && (folders.length === 0 || !(first.includes('.') || first === 'localhost'));
}

/** Returns whether an address can begin with a host; an address with another first sign is a tag of some sending system. */
export function mayBeginWithHost(address: string): boolean {
  return HOST_START.test(address) && !PLACEHOLDER.test(address);
}
