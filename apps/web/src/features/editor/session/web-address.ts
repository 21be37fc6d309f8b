/** Schemes a link of a mail may have besides http(s); the rest of the list is what the link kinds write. */
const OTHER_SCHEMES = /^(?:mailto|tel|sms|skype|viber|callto):/i;

/** Not an address of the web by itself: an anchor, a path of this server, a merge field or a template tag. */
const NOT_AN_ADDRESS = /^(?:#|\/|\{\{|\{%|\*\||%%|<%)/;

const TEMPLATE_TAG = /(\{\{.*?\}\}|\{%.*?%\}|\*\|.*?\|\*|%%.*?%%|<%.*?%>)/;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** `example.com:8080/path` begins like a scheme, but is a host with its port. */
const HOST_AND_PORT = /^[\w.-]+:\d+(?:[/?#]|$)/;

/** The address as it is kept: without surrounding space, spaces inside encoded, `http://` before a bare host. */
export function completeAddress(typed: string): string {
  const address = encodeSpaces(typed.trim());
  if (address === '' || NOT_AN_ADDRESS.test(address)) return address;
  if (SCHEME.test(address) && !HOST_AND_PORT.test(address)) return address;
  return `http://${address.replace(/^\/\//, '')}`;
}

/** Spaces inside template tags belong to the tag. */
function encodeSpaces(address: string): string {
  return address
    .split(TEMPLATE_TAG)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s/g, '%20')))
    .join('');
}

/** Whether an address may stand in a mail; anything that could run (`javascript:`, `data:` …) may not. */
export function isSendableAddress(typed: string): boolean {
  const address = typed.replace(/[\s\p{Cc}]/gu, '');
  if (!SCHEME.test(address) || HOST_AND_PORT.test(address)) return true;
  return /^https?:/i.test(address) || OTHER_SCHEMES.test(address);
}
