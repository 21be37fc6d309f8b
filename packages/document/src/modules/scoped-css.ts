import type { DocumentNode, ScopedCss } from '../node.ts';

/** Number of scopes whose CSS a node may have: of modules in each other, and of copies that became modules again. */
const MAX_SCOPES_PER_NODE = 10;

/** Characters of the CSS of one scope; a mail is clipped long before. */
const MAX_CSS_LENGTH = 200_000;

/** Returns whether stored JSON is valid CSS that came with modules. */
export function isScopedCss(value: unknown): value is readonly ScopedCss[] {
  return Array.isArray(value) && value.length > 0 && value.length <= MAX_SCOPES_PER_NODE && value.every(isOne);
}

function isOne(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { scope, css } = value as Partial<ScopedCss>;
  return (
    typeof scope === 'string' &&
    /^m[a-z0-9]{4,20}$/.test(scope) &&
    typeof css === 'string' &&
    css.length <= MAX_CSS_LENGTH
  );
}

/** Topmost nodes of a module with the module's CSS; what they have of others before it stays. */
export function withScopedCss(nodes: readonly DocumentNode[], own: ScopedCss): readonly DocumentNode[] {
  return nodes.map((node) => {
    const others = node.scopedCss?.filter(({ scope }) => scope !== own.scope) ?? [];
    return { ...node, scopedCss: [...others, own].slice(-MAX_SCOPES_PER_NODE) };
  });
}

/** Nodes without the CSS of one scope. */
export function withoutScope(nodes: readonly DocumentNode[], scope: string): readonly DocumentNode[] {
  return nodes.map((node) => {
    if (!node.scopedCss?.some((css) => css.scope === scope)) return node;
    const { scopedCss, ...rest } = node;
    const others = scopedCss.filter((css) => css.scope !== scope);
    return others.length > 0 ? { ...rest, scopedCss: others } : rest;
  });
}
