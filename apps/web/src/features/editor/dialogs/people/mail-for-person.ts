import {
  type CustomField,
  fieldsOfPerson,
  fillSamples,
  fillTextSamples,
  mailSubject,
  type SamplePerson,
} from '@mailwright/contract';
import { renderDocument, renderText } from '@mailwright/render';
import type { EditorSession } from '../../session/editor-session.ts';

export interface PersonalMail {
  readonly html: string;
  /** Its words, subject and pre-header before them. */
  readonly text: string;
}

/** The mail as it stands, as one person gets it; in foreign HTML, too, where it names fields plainly. */
export function mailForPerson(
  { editor, state, renderOptions }: EditorSession,
  { values }: SamplePerson,
  { fields, mergeSyntax }: { readonly fields: readonly CustomField[]; readonly mergeSyntax: string },
): PersonalMail {
  const { document } = editor.getState();
  const { template } = state.getState();
  const known = fieldsOfPerson(fields, values);
  // Lists are there for repeats, and decide conditions.
  const samples = { ...values, ...Object.fromEntries(known.map(({ name, sample }) => [name, sample])) };
  const options = { ...renderOptions, samples, title: mailSubject(template), preheader: template.preheader };
  const { html } = renderDocument(document, options);
  const words = [mailSubject(template), template.preheader, renderText(document, options)].join('\n\n');
  return { html: fillSamples(html, mergeSyntax, known), text: fillTextSamples(words, mergeSyntax, known) };
}
