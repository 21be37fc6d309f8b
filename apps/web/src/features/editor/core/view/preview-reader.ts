import {
  type CustomField,
  fieldsOfPerson,
  fillSamples,
  type SamplePerson,
  type SampleRecord,
  sampleRecords,
  valuesOfPerson,
} from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { DEFAULT_MERGE_SYNTAX, type PersonalDocument, personalDocument } from '@mailwright/render';
import type { EditorRenderOptions } from '../session/editor-session.ts';

/** Ways in which the preview adapts the mail to its reader. */
export interface PreviewReader {
  /** Values that are shown in place of fields. */
  readonly samples: SampleRecord;
  /** The mail with conditions and repeats decided; with everything in it where it is for nobody. */
  readonly mailFor: (document: EmailDocument) => PersonalDocument;
  /** The same in foreign HTML, where it names fields plainly. */
  readonly fill: (html: string) => string;
}

interface Preview {
  readonly fields: readonly CustomField[];
  readonly people: readonly SamplePerson[];
  /** Null for the samples of the fields. */
  readonly person: SamplePerson | null;
}

/** Returns what a test mail for the same person would contain, for the canvas. */
export function previewReader(
  { registry, mergeSyntax = DEFAULT_MERGE_SYNTAX }: EditorRenderOptions,
  { fields, people, person }: Preview,
): PreviewReader {
  const known = person ? fieldsOfPerson(fields, person.values) : fields;
  const samples = person
    ? valuesOfPerson(fields, person.values)
    : { ...sampleRecords(people), ...Object.fromEntries(fields.map(({ name, sample }) => [name, sample])) };
  return {
    samples,
    mailFor: (document) =>
      person ? personalDocument(document, samples, registry) : { document, valuesOf: () => undefined },
    fill: (html) => fillSamples(html, mergeSyntax, known),
  };
}
