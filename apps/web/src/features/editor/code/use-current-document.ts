import type { EmailDocument } from '@mailwright/document';
import { useEffect, useState } from 'react';
import { currentDocument, hasRules } from '../core/session/current-document.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';

/** The mail as it leaves now; null while its rules are asked. A mail without any is there at once. */
export function useCurrentDocument(): EmailDocument | null {
  const session = useEditorSession();
  const [document, setDocument] = useState(() => (hasRules(session) ? null : session.editor.getState().document));
  useEffect(() => {
    if (document !== null) return undefined;
    let isShown = true;
    void currentDocument(session).then((current) => isShown && setDocument(current));
    return () => {
      isShown = false;
    };
  }, [session, document]);
  return document;
}
