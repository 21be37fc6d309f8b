import { StoreFailure } from './port.ts';

/**
 * The address of a shop or a feed as a person types it: without `https://`, with blanks around it.
 * @throws StoreFailure `STORE_UNREADABLE` for what is no web address
 */
export function shopAddress(typed: string): URL {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text.replace(/^\/+/, '')}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
  if (!isWeb) throw new StoreFailure('STORE_UNREADABLE', 'This is not the address of a website.');
  if (url.username !== '' || url.password !== '') {
    throw new StoreFailure('STORE_UNREADABLE', 'Enter the address without a user name and password.');
  }
  url.hash = '';
  return url;
}
