import type { FindingInfo } from '@mailwright/contract';
import type { EditorSession } from '../editor-session.ts';
import { islandCode, loadIslandCode } from '../island/load-island-code.ts';
import { loadProducts, productsOfMail } from '../products/known-products.ts';
import { findingsOf } from './findings-of.ts';

/** Whoever sends waits no longer for shops that do not answer, milliseconds. */
const PATIENCE = 10_000;

const ABOUT_PRODUCTS: ReadonlySet<string> = new Set(['productChanged', 'productSoldOut', 'productGone', 'saleEnded']);

/** Whether a finding says that a product is not in its store as the mail shows it. */
function isAboutProduct({ check }: Pick<FindingInfo, 'check'>): boolean {
  return ABOUT_PRODUCTS.has(check);
}

/** Whether a finding says that a product can be looked at beside what its store has now. */
export function isProductChange({ check }: Pick<FindingInfo, 'check'>): boolean {
  return check !== 'productSoldOut' && isAboutProduct({ check });
}

/**
 * Asks the stores what has become of the mail's products. Where something has, answers that and everything else that
 * holds up publishing; otherwise nothing, as where the stores cannot be asked.
 */
export async function findingsBeforeSending(session: EditorSession): Promise<readonly FindingInfo[]> {
  const products = productsOfMail(session.editor.getState().document);
  if (products.length === 0) return [];
  try {
    await loadProducts(products, true, AbortSignal.timeout(PATIENCE));
    if (!islandCode()) await loadIslandCode();
  } catch {
    return [];
  }
  const found = findingsOf(session);
  if (!found.some(isAboutProduct)) return [];
  return found.filter((finding) => finding.severity === 'error' || isAboutProduct(finding));
}
