import { createHash } from 'node:crypto';
import { type DocumentNode, type ScopedCss, withoutScope, withScopedCss } from '@mailwright/document';
import { scopeCss } from '@mailwright/import';
import { cssProblems } from '@mailwright/island';

/** A module's nodes with the CSS of its author, written for them alone, as mails get them. */
export function withModuleCss(nodes: readonly DocumentNode[], customStyles: string): readonly DocumentNode[] {
  const own = scopedCss(customStyles);
  return own ? withScopedCss(nodes, own) : nodes;
}

/** Nodes that mails get, as the working copy has them: there the CSS stands beside them. */
export function withoutModuleCss(nodes: readonly DocumentNode[], customStyles: string): readonly DocumentNode[] {
  return withoutScope(nodes, scopeOf(customStyles));
}

/** Undefined where there is none, or none that may stand in a mail. */
function scopedCss(customStyles: string): ScopedCss | undefined {
  if (customStyles.trim() === '') return undefined;
  const scope = scopeOf(customStyles);
  const css = scopeCss(customStyles, scope);
  return css === '' || cssProblems(css).length > 0 ? undefined : { scope, css };
}

function scopeOf(customStyles: string): string {
  return `m${createHash('sha256').update(customStyles.trim()).digest('hex').slice(0, 10)}`;
}
