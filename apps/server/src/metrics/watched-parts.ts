import type { MailBrowser } from '../integrations/browser/port.ts';
import type { MailSender } from '../integrations/mail/port.ts';
import type { MjmlReader } from '../integrations/mjml/port.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { WatchWork } from './work.ts';

/** The store, watched. Looking it over and listing it is no part of any request, and left out. */
export function watchedStore(store: BlobStore, watch: WatchWork): BlobStore {
  const on = <T>(operation: 'put' | 'get' | 'remove', run: () => Promise<T>) =>
    watch({ area: 'storage', operation }, run);
  return {
    put: (key, content, contentType) => on('put', () => store.put(key, content, contentType)),
    get: (key) => on('get', () => store.get(key)),
    remove: (key) => on('remove', () => store.remove(key)),
    has: (key) => store.has(key),
    check: () => store.check(),
    list: () => store.list(),
    isEmpty: () => store.isEmpty(),
  };
}

/** Counts recipients of a mail by what happened to the mail. */
export type CountMail = (outcome: 'sent' | 'kept' | 'refused' | 'failed', recipients: number) => void;

/** The way out for mails, watched, and its recipients counted. */
export function watchedMail({ send }: MailSender, watch: WatchWork, count: CountMail): MailSender {
  return {
    async send(mail) {
      try {
        const report = await watch({ area: 'mail', operation: 'send' }, () => send(mail));
        count(report.keptAs === undefined ? 'sent' : 'kept', report.accepted.length);
        count('refused', report.rejected.length);
        return report;
      } catch (error) {
        count('failed', mail.to.length);
        throw error;
      }
    },
  };
}

/** The browser that draws mails, watched; waiting for it is a part of drawing. */
export function watchedBrowser(browser: MailBrowser, watch: WatchWork): MailBrowser {
  return {
    picture: (request) => watch({ area: 'drawing', operation: 'picture' }, () => browser.picture(request)),
    pdf: (page) => watch({ area: 'drawing', operation: 'pdf' }, () => browser.pdf(page)),
    isThere: () => browser.isThere(),
    close: () => browser.close(),
  };
}

/** The thread that reads MJML, watched; waiting for it is a part of reading. */
export function watchedReader(reader: MjmlReader, watch: WatchWork): MjmlReader {
  return {
    ...reader,
    read: (...asked) => watch({ area: 'thread', operation: 'mjml' }, () => reader.read(...asked)),
    readOther: (...asked) => watch({ area: 'thread', operation: 'import' }, () => reader.readOther(...asked)),
  };
}
