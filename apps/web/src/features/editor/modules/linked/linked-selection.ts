import { type EmailDocument, instanceAt, type ModuleInstance, type NodeId } from '@mailwright/document';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** The linked module that all of the selection is in; null where it is in none, or in several. */
function selectedInstance(document: EmailDocument, selection: readonly NodeId[]): ModuleInstance | null {
  const [first, ...others] = selection.map((id) => instanceAt(document, id)?.instance);
  return first && others.every((other) => other?.id === first.id) ? first : null;
}

export function selectedInstanceOf({ editor }: Pick<EditorSession, 'editor'>): ModuleInstance | null {
  const { document, selection } = editor.getState();
  return selectedInstance(document, selection);
}
