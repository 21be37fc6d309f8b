import type { CustomModule } from '@mailwright/contract';
import { linkNodes } from '@mailwright/document';
import type { EditorSession } from '../editor-session.ts';
import { loadContent, nodesOf } from './module-seeds.ts';
import type { SavableNodes } from './savable-nodes.ts';

/**
 * Makes what a module was saved of its first linked instance, as one step. False when it stays as it was: its content
 * could not be fetched, or the mail has changed meanwhile.
 */
export async function linkSaved(
  { editor }: EditorSession,
  { nodes }: SavableNodes,
  module: CustomModule,
): Promise<boolean> {
  const content = await loadContent(module).catch(() => null);
  const made = content && nodesOf(content, editor.context.registry);
  if (!made) return false;
  const { id: moduleId, version, name } = module;
  const ids = nodes.map(({ id }) => id);
  const { document: before, selection } = editor.getState();
  const document = linkNodes(before, ids, made, { moduleId, version, name });
  if (document === null) return false;
  const done = editor.run({ type: 'replaceDocument', document, action: 'link-module' });
  if (done.ok) editor.select(selection);
  return done.ok;
}
