import { blockingFindings, type FindingInfo } from '@mailwright/contract';
import { findingsOf } from '../../core/checks/findings-of.ts';
import { islandCode, loadIslandCode } from '../../core/island/load-island-code.ts';
import { loadProducts, productsOfMail } from '../../core/products/known-products.ts';
import { loadRuleCounts } from '../../core/products/known-rules.ts';
import { showsProducts } from '../../core/products/product-node.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { sendingSystem } from '../../core/template/sending-system.ts';

/** Longest time that sending waits for shops that do not answer, milliseconds. */
const SHOPS_TIMEOUT_MS = 10_000;

const ABOUT_PRODUCTS: ReadonlySet<string> = new Set(['productChanged', 'productSoldOut', 'productGone', 'saleEnded']);
const ABOUT_RULES: ReadonlySet<string> = new Set(['ruleMissing', 'ruleEmpty']);

/** Returns whether a finding is about a product that can be compared with what its store has now. */
export function isProductChange({ check }: Pick<FindingInfo, 'check'>): boolean {
  return check !== 'productSoldOut' && ABOUT_PRODUCTS.has(check);
}

/**
 * Asks the stores what has become of the mail's products, and what its rules give. Where something is to be told of
 * them, answers that and everything else that holds up publishing; otherwise nothing. Of products whose stores cannot be
 * asked nothing is told.
 */
export async function findingsBeforeSending(session: EditorSession): Promise<readonly FindingInfo[]> {
  const { document } = session.editor.getState();
  if (!showsProducts(document)) return [];
  const products = productsOfMail(document);
  const [areAsked] = await Promise.all([
    loadProducts(products, true, AbortSignal.timeout(SHOPS_TIMEOUT_MS)).then(
      () => true,
      () => false,
    ),
    Promise.race([loadRuleCounts(document), new Promise((late) => window.setTimeout(late, SHOPS_TIMEOUT_MS))]),
    islandCode() ?? loadIslandCode().catch(() => undefined),
  ]);
  const isTold = ({ check }: FindingInfo) => ABOUT_RULES.has(check) || (areAsked && ABOUT_PRODUCTS.has(check));
  const found = findingsOf(session);
  if (!found.some(isTold)) return [];
  // What an own syntax of the server cannot be told holds up nobody, as on the server.
  const asksSystem = sendingSystem(session) !== 'custom';
  const holding = asksSystem ? blockingFindings(found) : found.filter(({ severity }) => severity === 'error');
  return found.filter((finding) => holding.includes(finding) || isTold(finding));
}
