import type { Actor, BrandProposal } from '@mailwright/contract';
import { PAGE_CSS_LENGTH } from '@mailwright/import';
import { AppError } from '../../app-error.ts';
import { FetchRefused, FetchTooLarge, type GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { TemplateReadService } from '../templates/read-service.ts';

/** Reads a brand out of what is there already; nothing of it is stored. */
export interface BrandReader {
  ofTemplate(actor: Actor, templateId: string): Promise<BrandProposal>;
  /**
   * Returns the brand of a page.
   * @throws AppError with the reason when the page cannot be read
   */
  ofPage(actor: Actor, address: string): Promise<BrandProposal>;
}

export interface BrandReaderDeps {
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly work: MailWork;
  readonly fetch: GuardedFetch;
}

const PAGE = { maxBytes: 4 * 1024 * 1024, timeout: 10_000 };
const STYLE_SHEET = { maxBytes: PAGE_CSS_LENGTH, timeout: 5_000 };

export function createBrandReader({ reading, work, fetch }: BrandReaderDeps): BrandReader {
  async function page(address: string): Promise<string> {
    const { status, contentType, content } = await fetch(address, PAGE).catch((cause: unknown) => {
      if (cause instanceof FetchRefused) throw new AppError('PAGE_NOT_PUBLIC', { cause });
      if (cause instanceof FetchTooLarge) throw new AppError('IMPORT_TOO_COMPLEX', { cause });
      throw new AppError('UPSTREAM_FAILED', { cause });
    });
    if (status !== 200 || !/^(?:text\/html|application\/xhtml\+xml)$/.test(contentType)) {
      throw new AppError('PAGE_UNREADABLE', { log: { status, contentType } });
    }
    return content.toString('utf8');
  }

  /** Returns a style sheet of a page; one that cannot be fetched does not make the page unreadable. */
  async function styleSheet(address: string): Promise<string> {
    const answer = await fetch(address, STYLE_SHEET).catch(() => null);
    return answer?.status === 200 ? answer.content.toString('utf8') : '';
  }

  return {
    async ofTemplate(actor, templateId) {
      const { body } = await reading.read(actor, templateId);
      return work.run(actor.id, 'mailBrand', { body });
    },

    async ofPage(actor, typed) {
      const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
      const html = await page(address);
      const sheets = await work.run(actor.id, 'pageStyleSheets', { html, address });
      return work.run(actor.id, 'pageBrand', { html, address, css: await Promise.all(sheets.map(styleSheet)) });
    },
  };
}
