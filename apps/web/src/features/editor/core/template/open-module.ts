import type { CustomModule } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import type { EditorSession } from '../session/editor-session.ts';

/** The module whose working copy is open, as far as the editor shows it; its name is the template's. */
export type OpenModule = Pick<CustomModule, 'kind' | 'version' | 'category' | 'hasUnpublishedChanges'>;

/** Returns whether the open document is the working copy of a module. */
export function isModule({ state }: Pick<EditorSession, 'state'>): boolean {
  return state.getState().module !== null;
}

/**
 * Returns the module after a save: mails do not get what is new in the document until it is published. Called before the
 * document is marked as saved; a new name for the module, or the same content again, is nothing to publish.
 */
export function afterSave(
  { state, editor }: Pick<EditorSession, 'state' | 'editor'>,
  document: EmailDocument,
): { readonly module: OpenModule | null } {
  const { module } = state.getState();
  const isNew = document !== editor.getState().saved;
  return { module: module && isNew ? { ...module, hasUnpublishedChanges: true } : module };
}

export function moduleInfoOf({ kind, version, category, hasUnpublishedChanges }: CustomModule): OpenModule {
  return { kind, version, category, hasUnpublishedChanges };
}
