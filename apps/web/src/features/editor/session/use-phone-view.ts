import { useEffect } from 'react';
import type { EditorSession } from './editor-session.ts';

/**
 * On a window too narrow for panels the mail is shown as a phone shows it, and of editing only its texts are left; a
 * wider window brings everything back.
 */
export function usePhoneView({ editor, view, readOnly }: EditorSession, narrow: boolean): void {
  useEffect(() => {
    if (!narrow) return;
    const { device, preview } = view.getState();
    view.setState({ device: 'phone', preview: readOnly, textsOnly: !readOnly, editingText: null, drag: null });
    editor.select([]);
    editor.setContext({ readOnly });
    return () => {
      view.setState({ device, preview, textsOnly: false });
      editor.setContext({ readOnly: readOnly || preview });
    };
  }, [editor, view, readOnly, narrow]);
}
