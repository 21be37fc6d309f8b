import { type CustomField, mailSubject, type SamplePerson } from '@mailwright/contract';
import { trackedMail } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { renderSampleMail } from '@mailwright/render';
import type { EditorSession } from '../../session/editor-session.ts';

export interface PersonalMail {
  readonly html: string;
  /** Its words, subject and pre-header before them. */
  readonly text: string;
}

/** The mail as it stands, as one person gets it. */
export function mailForPerson(
  { editor, state, renderOptions }: EditorSession,
  { values }: SamplePerson,
  fields: readonly CustomField[],
): PersonalMail {
  const { registry } = editor.context;
  const mail = trackedMail(editor.getState().document, { registry, foreign: islandContent });
  const { template } = state.getState();
  const [title, preheader] = [mailSubject(template), template.preheader];
  const { html, text, fill } = renderSampleMail(mail, { ...renderOptions, title, preheader, fields, values });
  return { html, text: [fill(title), fill(preheader), text].join('\n\n') };
}
