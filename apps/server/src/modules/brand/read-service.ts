import { blockRegistry, documentBrand } from '@mailwright/blocks';
import type { Actor, BrandProposal } from '@mailwright/contract';
import { ISLAND_TYPE, readDocument, walk } from '@mailwright/document';
import { PAGE_CSS_LENGTH, readPage } from '@mailwright/import';
import { AppError } from '../../app-error.ts';
import { FetchRefused, FetchTooLarge, type GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { TemplateReadService } from '../templates/read-service.ts';

/** Reads a brand out of what is there already; nothing of it is stored. */
export interface BrandReader {
  ofTemplate(actor: Actor, templateId: string): Promise<BrandProposal>;
  /** @throws AppError which says why the page cannot be read */
  ofPage(address: string): Promise<BrandProposal>;
}

export interface BrandReaderDeps {
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly fetch: GuardedFetch;
}

const PAGE = { maxBytes: 4 * 1024 * 1024, timeout: 10_000 };
const STYLE_SHEET = { maxBytes: PAGE_CSS_LENGTH, timeout: 5_000 };

export function createBrandReader({ reading, fetch }: BrandReaderDeps): BrandReader {
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

  /** A style sheet that does not come says nothing of the page as a whole. */
  async function styleSheet(address: string): Promise<string> {
    const answer = await fetch(address, STYLE_SHEET).catch(() => null);
    return answer?.status === 200 ? answer.content.toString('utf8') : '';
  }

  return {
    async ofTemplate(actor, templateId) {
      const { body } = await reading.read(actor, templateId);
      const { document } = readDocument(body?.components ?? null, blockRegistry);
      const islands: string[] = [];
      walk(document, ({ type, props }) => {
        if (type === ISLAND_TYPE && typeof props.source === 'string') islands.push(props.source);
      });
      const [whole] = document.nodes;
      if (whole?.type !== ISLAND_TYPE) return documentBrand(document, blockRegistry);
      const read = readPage(islands.join('\n'), resolverFor());
      if (!read) throw new AppError('IMPORT_TOO_COMPLEX');
      return read.brand([]);
    },

    async ofPage(typed) {
      const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
      const read = readPage(await page(address), resolverFor(address));
      if (!read) throw new AppError('IMPORT_TOO_COMPLEX');
      return read.brand(await Promise.all(read.styleSheets.map(styleSheet)));
    },
  };
}

/** Whole addresses of what a page links to; without an address of the page, of what is written whole. */
function resolverFor(page?: string): (href: string) => string | null {
  return (href) => (href === '' ? null : (URL.parse(href.trim(), page)?.href ?? null));
}
