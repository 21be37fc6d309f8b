import { createHash } from 'node:crypto';
import { type DocumentNode, type ScopedCss, withoutScope, withScopedCss } from '@mailwright/document';
import { scopeCss } from '@mailwright/import';
import { cssProblems } from '@mailwright/island';

/** Returns a module's nodes as mails get them: with the CSS of the author, rewritten to apply to them alone. */
export function withModuleCss(nodes: readonly DocumentNode[], customStyles: string): readonly DocumentNode[] {
  const own = scopedCss(customStyles);
  return own ? withScopedCss(nodes, own) : nodes;
}

/** Returns nodes from a mail as the working copy has them: without the module's CSS, which is stored beside them there. */
export function withoutModuleCss(nodes: readonly DocumentNode[], customStyles: string): readonly DocumentNode[] {
  return withoutScope(nodes, scopeOf(customStyles));
}

/** Returns the CSS for the nodes alone; undefined when there is none, or none that a mail may contain. */
function scopedCss(customStyles: string): ScopedCss | undefined {
  if (customStyles.trim() === '') return undefined;
  const scope = scopeOf(customStyles);
  const css = scopeCss(customStyles, scope);
  return css === '' || cssProblems(css).length > 0 ? undefined : { scope, css };
}

function scopeOf(customStyles: string): string {
  return `m${createHash('sha256').update(customStyles.trim()).digest('hex').slice(0, 10)}`;
}
