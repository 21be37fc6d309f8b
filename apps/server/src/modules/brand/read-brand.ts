import { blockRegistry, documentBrand } from '@mailwright/blocks';
import type { BrandProposal, TemplateBody } from '@mailwright/contract';
import { ISLAND_TYPE, readDocument, walk } from '@mailwright/document';
import { readPage } from '@mailwright/import';
import { AppError } from '../../app-error.ts';

/** Page of the web, with its address. */
interface Page {
  readonly html: string;
  readonly address: string;
}

/** Returns the brand that a mail has. */
export function mailBrand({ body }: { readonly body: TemplateBody | null }): BrandProposal {
  const { document } = readDocument(body?.components ?? null, blockRegistry);
  const islands: string[] = [];
  walk(document, ({ type, props }) => {
    if (type === ISLAND_TYPE && typeof props.source === 'string') islands.push(props.source);
  });
  const [whole] = document.nodes;
  if (whole?.type !== ISLAND_TYPE) return documentBrand(document, blockRegistry);
  return pageRead(islands.join('\n')).brand([]);
}

/** Returns the addresses of a page's style sheets. */
export function pageStyleSheets({ html, address }: Page): readonly string[] {
  return pageRead(html, address).styleSheets;
}

/** Returns the brand that a page has with its style sheets. */
export function pageBrand({ html, address, css }: Page & { readonly css: readonly string[] }): BrandProposal {
  return pageRead(html, address).brand([...css]);
}

function pageRead(html: string, address?: string) {
  const read = readPage(html, resolverFor(address));
  if (!read) throw new AppError('IMPORT_TOO_COMPLEX');
  return read;
}

/** Returns a function that makes links of a page absolute; without a page, it accepts absolute links only. */
function resolverFor(page?: string): (href: string) => string | null {
  return (href) => (href === '' ? null : (URL.parse(href.trim(), page)?.href ?? null));
}
