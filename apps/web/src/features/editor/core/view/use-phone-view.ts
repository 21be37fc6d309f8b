import { useEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * On a window too narrow for panels the mail is shown as a phone shows it, with a bar for the selected block; a wider
 * window brings the panels back.
 */
export function usePhoneView({ editor, view, dragging, readOnly }: EditorSession, narrow: boolean): void {
  useEffect(() => {
    if (!narrow) return;
    const { device, preview } = view.getState();
    view.setState({ device: 'phone', preview: readOnly, compact: !readOnly, editingText: null });
    dragging.cancel();
    editor.select([]);
    editor.setContext({ readOnly });
    return () => {
      view.setState({ device, preview, compact: false });
      editor.setContext({ readOnly: readOnly || preview });
    };
  }, [editor, view, dragging, readOnly, narrow]);
}
