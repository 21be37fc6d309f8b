import type { CustomModule } from '@mailwright/contract';
import type { EditorSession } from '../editor-session.ts';

/** The module whose working copy is open, as far as the editor shows it; its name is the template's. */
export type OpenModule = Pick<CustomModule, 'kind' | 'version' | 'category' | 'hasUnpublishedChanges'>;

/** Whether the open document is the working copy of a module. */
export function isModule({ state }: Pick<EditorSession, 'state'>): boolean {
  return state.getState().module !== null;
}

/** What a save of the document makes of the module: mails do not have it until it is published. */
export function afterSave({ state }: Pick<EditorSession, 'state'>): { readonly module: OpenModule | null } {
  const { module } = state.getState();
  return { module: module && { ...module, hasUnpublishedChanges: true } };
}

export function moduleInfoOf({ kind, version, category, hasUnpublishedChanges }: CustomModule): OpenModule {
  return { kind, version, category, hasUnpublishedChanges };
}
