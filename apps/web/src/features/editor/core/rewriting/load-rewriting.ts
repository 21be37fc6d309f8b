import { type DocumentNode, ISLAND_TYPE, walkNodes } from '@mailwright/document';
import { loadIslandCode } from '../island/load-island-code.ts';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Fetches the acts that rewrite a mail as a whole, and what reads foreign HTML if the mail or `nodes` hold any. Asked before each such
 * command: without them it is refused.
 */
export async function loadRewriting({ editor }: EditorSession, nodes: readonly DocumentNode[] = []): Promise<void> {
  const hasForeign = holdsForeign(editor.getState().document.nodes) || holdsForeign(nodes);
  const [{ makeRewriting }] = await Promise.all([import('./rewriting.ts'), hasForeign && loadIslandCode()]);
  editor.setContext({ rewriting: makeRewriting() });
}

function holdsForeign(nodes: readonly DocumentNode[]): boolean {
  let isFound = false;
  walkNodes(nodes, ({ type }) => {
    isFound ||= type === ISLAND_TYPE;
  });
  return isFound;
}
