import { parseSync } from '@swc/core';

type Node = { readonly type: string; readonly [key: string]: unknown };

function* callsOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ((value as Node).type === 'CallExpression') yield value as Node;
  for (const one of Object.values(value)) yield* callsOf(one);
}

/** `test` of `test(…)`, `test.step(…)` and `test.each([…])(…)`. */
function rootName(node: Node): string {
  if (node.type === 'Identifier') return String(node.value);
  const inner = node.callee ?? node.object;
  return inner === undefined ? '' : rootName(inner as Node);
}

function titleOf(node: Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return null;
  return (node.quasis as readonly { readonly cooked: string }[]).map(({ cooked }) => cooked).join('{…}');
}

/**
 * The titles that a test file gives to its tests (not to the groups around them), word for word: `%s` stays `%s`, and
 * each expression of a template string is `{…}`.
 */
export function testTitles(source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  for (const call of callsOf(parseSync(source, { syntax: 'typescript', tsx: true }).body)) {
    if (!/^(it|test)|[Tt]est$/.test(rootName(call.callee as Node))) continue;
    const title = titleOf((call.arguments as readonly { readonly expression: Node }[])[0]?.expression);
    if (title !== null) titles.add(title);
  }
  return titles;
}
