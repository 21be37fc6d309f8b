import type { Finding } from '@mailwright/checks';
import type { EditorSession } from '../session/editor-session.ts';

/** Does what puts a finding right, as one step of the history, and shows where. */
export function applyFix({ editor }: EditorSession, { fix, node }: Pick<Finding, 'fix' | 'node'>): void {
  if (fix === null) return;
  if (node !== null) editor.select([node.id]);
  if (fix.type === 'updateProps') editor.updateProps(fix.id, fix.props);
  else editor.updateStyle(fix.ids, fix.style);
}
