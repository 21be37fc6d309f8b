import { isSendableAddress } from '@mailwright/blocks';

/** An address that was begun and leads nowhere: `https://`, `#`, `mailto:`, or one that may not be sent. */
export function isUnfinishedLink(href: string): boolean {
  const address = href.trim();
  if (/^(?:https?:\/{0,2}|mailto:|tel:|sms:|#)$/i.test(address)) return true;
  return /^https?:\/\/(?:www\.)?\/?$/i.test(address) || !isSendableAddress(address);
}
