import type { TemplateInfo } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import type { EditorSession } from '../session/editor-session.ts';
import { changeInfo } from './change-info.ts';

type StepInfo = Partial<Pick<TemplateInfo, 'subject' | 'preheader' | 'profile'>>;

/**
 * Sets what the template says of itself that the step made of `before` brought along; what stood before comes back when the step
 * is undone, and the values again when it is redone.
 */
export function setStepInfo(session: EditorSession, values: StepInfo, before: EmailDocument): void {
  const { editor, state } = session;
  const after = editor.getState().document;
  const stood = Object.fromEntries(fieldsOf(values).map((field) => [field, state.getState().template[field]]));
  void changeInfo(session, values);
  /** Puts values in the place of those; what was written since is not the step's. */
  const exchange = (those: StepInfo, texts: StepInfo) => {
    const own = state.getState().template;
    const mine = fieldsOf(those).filter((field) => own[field] === those[field]);
    if (mine.length > 0) void changeInfo(session, Object.fromEntries(mine.map((field) => [field, texts[field]])));
  };
  editor.subscribe(({ document }, previous) => {
    if (document === previous.document) return;
    if (document === before) exchange(values, stood);
    else if (document === after && previous.document === before) exchange(stood, values);
  });
}

function fieldsOf(values: StepInfo): readonly (keyof StepInfo)[] {
  return Object.keys(values) as (keyof StepInfo)[];
}
