import type { DocumentNode, EmailDocument } from '@mailwright/document';
import { type TakenProduct, takenProductSchema } from '../product/props.ts';
import { type ListRule, productListBlock } from './definition.ts';

const { type, schema } = productListBlock;

const MAX_PRODUCTS_PER_LIST = 12;

/**
 * The mail with what its rules give now in each of its lists of products. What stays is the same object.
 *
 * @param give the products of a rule, asked once for equal rules; null leaves what is shown as it is
 */
export async function resolveProductLists(
  document: EmailDocument,
  give: (rule: ListRule) => Promise<readonly TakenProduct[] | null>,
): Promise<EmailDocument> {
  const answers = new Map<string, Promise<readonly TakenProduct[] | null>>();
  const mapAll = async (nodes: readonly DocumentNode[]): Promise<readonly DocumentNode[]> => {
    const mapped = await Promise.all(nodes.map(mapNode));
    return mapped.every((node, index) => node === nodes[index]) ? nodes : mapped;
  };
  const mapNode = async (node: DocumentNode): Promise<DocumentNode> => {
    if (node.type !== type) {
      const children = node.children && (await mapAll(node.children));
      return children && children !== node.children ? { ...node, children } : node;
    }
    const rule = ruleOf(node);
    if (!rule) return node;
    const key = JSON.stringify(rule);
    const answer = answers.get(key) ?? give(rule);
    answers.set(key, answer);
    const products = await answer;
    return products
      ? { ...node, props: { ...node.props, shown: products.flatMap(known).slice(0, MAX_PRODUCTS_PER_LIST) } }
      : node;
  };
  const nodes = await mapAll(document.nodes);
  return nodes === document.nodes ? document : { ...document, nodes };
}

function ruleOf({ props }: DocumentNode): ListRule | null {
  const read = schema.safeParse(props);
  return read.success ? (read.data.rule as ListRule | null) : null;
}

/** Returns the data of a product that a list stores; nothing for a product that it could not show. */
function known(product: TakenProduct): readonly TakenProduct[] {
  const read = takenProductSchema.safeParse(product);
  return read.success ? [read.data] : [];
}
