import { useEffect } from 'react';
import type { EditorSession } from './editor-session.ts';

/** On a window too narrow for panels the mail is shown as a phone shows it; a wider window brings editing back. */
export function usePhoneView({ editor, view, readOnly }: EditorSession, narrow: boolean): void {
  useEffect(() => {
    if (!narrow) return;
    const { device, preview } = view.getState();
    view.setState({ device: 'phone', preview: true, editingText: null });
    editor.setContext({ readOnly: true });
    return () => {
      view.setState({ device, preview });
      editor.setContext({ readOnly: readOnly || preview });
    };
  }, [editor, view, readOnly, narrow]);
}
