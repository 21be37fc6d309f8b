import type { NodeId } from '@mailwright/document';
import { createContext } from 'react';
import type { KeyOf } from '../../../../shared/i18n/text-key.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** Action of a subject that the selection shows as a button when it can be done. */
export interface SelectionTool {
  /** Name of the button, for what is held under the pointer. */
  readonly tool: string;
  readonly action: EditorAction;
  /** Text in place of the action's own. */
  readonly label?: KeyOf<'editor'>;
  /** Returns whether the button is shown for these nodes; absent means whenever the action can be done. */
  readonly fits?: (session: EditorSession, selection: readonly NodeId[]) => boolean;
}

/** Tools of the subjects, in the order of their buttons. */
export const SelectionToolsContext = createContext<readonly SelectionTool[]>([]);
