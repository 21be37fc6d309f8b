import type { ErrorDetail } from '../errors.ts';

/** Labels of the fields that a refusal may name, by the field's name in requests. */
export const FIELD_LABELS = {
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  subject: 'Subject',
  preheader: 'Pre-header',
  categories: 'Categories',
  collaborators: 'Collaborators',
  customStyles: 'Template CSS',
  components: 'Content',
  html: 'HTML',
  from: 'From',
  to: 'To',
  email: 'Email',
  password: 'Password',
  text: 'Note',
} as const;

export type FieldLabel = keyof typeof FIELD_LABELS;

/** Other names of fields on the wire. */
const SAME_FIELD: Readonly<Record<string, string>> = { preHeader: 'preheader' };

/** The field that a path such as `categories.0` leads into. */
export function fieldOf(path: string): string {
  const [head = ''] = path.split('.');
  return SAME_FIELD[head] ?? head;
}

/** Returns whether a field has a label. */
export function isLabelled(field: string): field is FieldLabel {
  return Object.hasOwn(FIELD_LABELS, field);
}

/**
 * Returns one sentence that names each refused field once, with its problem; '' when there is nothing to name.
 * @param words returns the label of a field and the text of a detail for the reader; by default in English
 */
export function refusedFieldsSentence(
  details: readonly ErrorDetail[],
  words: {
    readonly label: (field: string) => string;
    readonly message: (detail: ErrorDetail) => string;
  } = ENGLISH,
): string {
  const told = new Map<string, string>();
  for (const detail of details) {
    const field = fieldOf(detail.path);
    if (field !== '' && !told.has(field)) told.set(field, `${words.label(field)}: ${words.message(detail)}`);
  }
  return [...told.values()].join('; ');
}

const ENGLISH = {
  label: (field: string) => (isLabelled(field) ? FIELD_LABELS[field] : field),
  message: ({ message }: ErrorDetail) => message,
};
