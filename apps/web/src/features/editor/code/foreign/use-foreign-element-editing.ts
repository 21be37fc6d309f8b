import { useSyncExternalStore } from 'react';
import { changeForeignElement, type ForeignElementChange } from '../../core/island/change-foreign-element.ts';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { type ForeignElementView, foreignElementView } from '../../core/island/foreign-element-view.ts';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';

/** A foreign element for the inputs of its panel. */
export interface ForeignElementEditing {
  readonly foreignElement: ForeignElement;
  readonly view: ForeignElementView;
  readonly disabled: boolean;
  /** Changes the foreign element; changes of the same value in a row are one undo step. False when it was not done. */
  readonly change: (change: ForeignElementChange) => boolean;
  /** The person is done with a value; the next change is a step of its own. */
  readonly done: () => void;
}

/** null when the mail has no such foreign element any more. */
export function useForeignElementEditing(foreignElement: ForeignElement): ForeignElementEditing | null {
  const session = useEditorSession();
  const { editor } = session;
  const document = useEditorState((state) => state.document);
  const readOnly = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => editor.context.readOnly,
  );
  const view = foreignElementView(document, foreignElement);
  if (!view) return null;
  return {
    foreignElement,
    view,
    disabled: readOnly || view.readOnly !== null,
    change: (change) => changeForeignElement(session, foreignElement, change),
    done: () => editor.breakCoalescing(),
  };
}
