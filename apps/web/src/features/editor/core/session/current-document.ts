import { resolveProductLists } from '@mailwright/blocks';
import type { EmailDocument } from '@mailwright/document';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { productListNodes } from '../products/product-node.ts';
import { ruleProductsQuery } from '../products/product-queries.ts';
import { takenOf } from '../products/taken-of.ts';
import type { EditorSession } from './editor-session.ts';

/** Longest time that copying or downloading a mail waits for its products, milliseconds. */
const PRODUCTS_TIMEOUT_MS = 5000;

/** Returns whether products of the mail are looked up when it leaves the editor. */
export function hasRules({ editor }: Pick<EditorSession, 'editor'>): boolean {
  return productListNodes(editor.getState().document).some(({ props: { rule } }) => rule !== null);
}

/**
 * The mail as it leaves: its lists of products with what their rules give now, as the server's exports and test mails have
 * them. The mail that is edited stays as it is, and so does a list whose rule cannot be asked.
 */
export async function currentDocument({ editor }: Pick<EditorSession, 'editor'>): Promise<EmailDocument> {
  const { document } = editor.getState();
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), PRODUCTS_TIMEOUT_MS);
  const current = await resolveProductLists(document, (rule) => {
    const given = queryClient.fetchQuery({ ...ruleProductsQuery(rule), staleTime: 0 });
    const taken = given.then(
      (products) => products.map(takenOf),
      () => null,
    );
    return Promise.race([taken, late.promise]);
  });
  clearTimeout(timer);
  return current;
}
