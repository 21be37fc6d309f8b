import { type DocumentNode, instanceAt } from '@mailwright/document';
import { notifyRefusal } from '../session/refusal.ts';
import { useEditorSession } from '../session/use-editor-session.ts';

/**
 * The way back to what a linked module has in fields; undefined for a node that is in none, and for several nodes, and
 * without `onReset` where the mail has changed none of the fields.
 */
export function useOverride(
  node: DocumentNode | undefined,
  fields: readonly string[],
): { readonly onReset: (() => void) | undefined } | undefined {
  const { editor } = useEditorSession();
  if (!node || instanceAt(editor.getState().document, node.id) === undefined) return undefined;
  const changed = fields.filter((field) => Object.hasOwn(node.base ?? {}, field));
  if (changed.length === 0 || editor.context.readOnly) return { onReset: undefined };
  return {
    onReset: () => {
      editor.breakCoalescing();
      notifyRefusal(editor.run({ type: 'resetOverrides', id: node.id, fields: changed }));
      editor.breakCoalescing();
    },
  };
}
