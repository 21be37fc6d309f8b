import type { ErrorDetail } from '../errors.ts';

/** What people call the fields that a refusal may be about, by their name on the wire. */
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

/** Whether people have a name for a field. */
export function isLabelled(field: string): field is FieldLabel {
  return Object.hasOwn(FIELD_LABELS, field);
}

/**
 * One sentence that names each refused field once, with what is wrong with it; '' where there is nothing to name.
 * @param words how a field is called and how a detail is said to the reader; by default in English
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
