import { useSyncExternalStore } from 'react';
import { changePart, type PartChange } from '../../session/island/change-part.ts';
import type { IslandPart } from '../../session/island/island-part.ts';
import { type PartView, partView } from '../../session/island/part-view.ts';
import { useEditorSession, useEditorState } from '../../session/use-editor-session.ts';

/** A part for the inputs of its panel. */
export interface PartEdit {
  readonly part: IslandPart;
  readonly view: PartView;
  readonly disabled: boolean;
  /** Changes the part; changes of the same value in a row are one undo step. False when it was not done. */
  readonly change: (change: PartChange) => boolean;
  /** The person is done with a value; the next change is a step of its own. */
  readonly done: () => void;
}

/** null when the mail has no such part any more. */
export function usePartEdit(part: IslandPart): PartEdit | null {
  const session = useEditorSession();
  const { editor } = session;
  const document = useEditorState((state) => state.document);
  const readOnly = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => editor.context.readOnly,
  );
  const view = partView(document, part);
  if (!view) return null;
  return {
    part,
    view,
    disabled: readOnly || view.readOnly !== null,
    change: (change) => changePart(session, part, change),
    done: () => editor.breakCoalescing(),
  };
}
