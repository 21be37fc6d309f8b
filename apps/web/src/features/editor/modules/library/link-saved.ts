import type { CustomModule } from '@mailwright/contract';
import { linkNodes } from '@mailwright/document';
import { contentOf, nodesOf } from '../../../../shared/modules/module-content.ts';
import type { SavableNodes } from '../../core/linked/savable-nodes.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** Makes what a module was saved of its first linked instance, as one step. False when the mail is another one by now. */
export function linkSaved({ editor }: EditorSession, { nodes }: SavableNodes, module: CustomModule): boolean {
  const content = contentOf(module);
  const made = nodesOf(content, editor.context.registry);
  if (!made) return false;
  const { document: before, selection } = editor.getState();
  const ids = nodes.map(({ id }) => id);
  const document = linkNodes(before, ids, made, content);
  if (document === null) return false;
  const done = editor.run({ type: 'replaceDocument', document, action: 'link-module' });
  if (done.ok) editor.select(selection);
  return done.ok;
}
