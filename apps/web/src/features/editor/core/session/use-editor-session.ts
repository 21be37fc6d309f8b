import type { EditorState } from '@mailwright/document';
import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditorView } from '../view/view-store.ts';
import type { EditorSession, SessionState } from './editor-session.ts';

export const EditorSessionContext = createContext<EditorSession | null>(null);

/** The open template. Only inside the editor's screen. */
export function useEditorSession(): EditorSession {
  const session = use(EditorSessionContext);
  if (session === null) throw new Error('useEditorSession needs an open editor');
  return session;
}

/** A part of document, selection and history. `select` returns parts of the state, nothing made anew. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { editor } = useEditorSession();
  return useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => select(editor.getState()),
  );
}

export function useView<T>(select: (view: EditorView) => T): T {
  return useStore(useEditorSession().view, select);
}

export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useEditorSession().state, select);
}

export function useDirty(): boolean {
  return useEditorState(({ document, saved }) => document !== saved);
}
