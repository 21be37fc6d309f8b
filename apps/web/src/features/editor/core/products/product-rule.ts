import type { TakenProduct } from '@mailwright/blocks';
import type { Product, ProductRule } from '@mailwright/contract';
import {
  type Command,
  type DocumentNode,
  type EmailDocument,
  findNode,
  type JsonObject,
  type NodeId,
  sameJson,
} from '@mailwright/document';
import { queryClient } from '../../../../shared/api/query-client.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { notifyRefusal } from '../session/refusal.ts';
import { runTogether } from '../session/run-together.ts';
import { productListNodes } from './product-node.ts';
import { ruleProductsQuery } from './product-queries.ts';
import { takenOf } from './taken-of.ts';

/** The rule of a block; null while none is chosen. */
export function ruleOf({ props: { rule } }: Pick<DocumentNode, 'props'>): ProductRule | null {
  // The block's schema has read it.
  return typeof rule === 'object' && rule !== null ? (rule as unknown as ProductRule) : null;
}

/**
 * Changes the rule of a block, and has what it gives now shown as a part of the same step.
 * @throws ApiError where the products cannot be had; the rule is changed all the same
 */
export async function setRule({ editor }: EditorSession, id: NodeId, rule: ProductRule): Promise<void> {
  const command = { type: 'updateProps', id, props: { rule: { ...rule } }, action: 'product-rule' } as const;
  editor.breakCoalescing();
  if (!notifyRefusal(editor.run(command))) return;
  await showProducts(editor, id, rule);
}

/**
 * Has what a rule gives now shown, as a part of the step that the mail stands at.
 * @throws ApiError
 */
export async function showProducts(editor: EditorSession['editor'], id: NodeId, rule: ProductRule): Promise<void> {
  const joins = editor.getState().document;
  const products = await queryClient.fetchQuery(ruleProductsQuery(rule));
  const node = findNode(editor.getState().document, id);
  // Whoever chose another rule meanwhile wants that one's.
  if (!node || !sameJson(node.props.rule ?? null, { ...rule })) return;
  if (!showsOther(node, products)) return;
  notifyRefusal(editor.run(shownCommand(id, products), { joins }));
}

/** Blocks that show other products than their rules give now, with those. */
export interface RuleUpdateNotice {
  readonly id: NodeId;
  readonly products: readonly Product[];
}

/** Returns the products that rules of a mail give now and the mail does not show; rules that cannot be asked are left out. */
export async function ruleUpdateNotices(document: EmailDocument): Promise<readonly RuleUpdateNotice[]> {
  const answers = await Promise.all(
    productListNodes(document).map(async (node) => {
      const rule = ruleOf(node);
      const products = rule && (await queryClient.fetchQuery(ruleProductsQuery(rule)).catch(() => null));
      return products && showsOther(node, products) ? [{ id: node.id, products }] : [];
    }),
  );
  return answers.flat();
}

/** Shows what the rules give now, as one step of the history. */
export function takeRuleUpdates({ editor }: EditorSession, news: readonly RuleUpdateNotice[]): boolean {
  return runTogether(
    editor,
    news.map(({ id, products }) => shownCommand(id, products)),
  );
}

/** Returns whether a block shows other products than these, or shows them differently. */
function showsOther({ props: { shown } }: Pick<DocumentNode, 'props'>, products: readonly Product[]): boolean {
  const now = products.map((product): JsonObject => ({ ...takenOf(product) }));
  const before = Array.isArray(shown) ? shown.map((each) => ({ ...takenOf(each as unknown as TakenProduct) })) : [];
  return !sameJson(before, now);
}

function shownCommand(id: NodeId, products: readonly Product[]): Command {
  return {
    type: 'updateProps',
    id,
    props: { shown: products.map((product) => ({ ...takenOf(product) })) },
    action: 'product-rule',
  };
}
