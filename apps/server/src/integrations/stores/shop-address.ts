import { StoreFailure } from './port.ts';
import { webUrl } from './values/web-address.ts';

/**
 * The address of a shop or a feed as a person types it: without `https://`, with blanks around it.
 * @throws StoreFailure `STORE_UNREADABLE` for what is no web address
 */
export function shopAddress(typed: string): URL {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const address = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`;
  const url = webUrl(address);
  if (!url) {
    const isSigned = /^https?:\/\/[^/?#]*@/i.test(address);
    throw new StoreFailure(
      'STORE_UNREADABLE',
      isSigned ? 'Enter the address without a user name and password.' : 'This is not the address of a website.',
    );
  }
  url.hash = '';
  return url;
}
