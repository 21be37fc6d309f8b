import { negatedCondition, type SendingProfile, writeCondition } from '@mailwright/contract';
import { type DocumentNode, type JsonValue, sameJson } from '@mailwright/document';

/** Turns a condition that directly follows its opposite into "otherwise", for systems without `else`. */
export function joinedOpposites(nodes: readonly DocumentNode[], profile: SendingProfile): readonly DocumentNode[] {
  return nodes.map((node, index) => {
    const children = node.children && { children: joinedOpposites(node.children, profile) };
    const own = { ...node, ...children };
    const before = nodes[index - 1]?.condition;
    const { condition } = node;
    if (!before || 'otherwise' in before || !condition || 'otherwise' in condition) return own;
    if (writeCondition(profile, before)?.else !== undefined) return own;
    const opposite = negatedCondition(before);
    const isOpposite = opposite && sameJson(opposite as unknown as JsonValue, condition as unknown as JsonValue);
    return isOpposite ? { ...own, condition: { otherwise: true } } : own;
  });
}
