import type { EmailDocument } from '@mailwright/document';
import type { DocumentOptions } from '../render-options.ts';
import { personalDocument } from './personal-document.ts';

type PersonOptions = Omit<DocumentOptions, 'title' | 'preheader'>;

/** The mail and how it is written for the person that the options name; both as they are where they name none. */
export function forPerson<O extends PersonOptions>(
  document: EmailDocument,
  options: O,
): { readonly mail: EmailDocument; readonly own: O } {
  const { person, registry } = options;
  if (!person) return { mail: document, own: options };
  const { document: mail, valuesOf } = personalDocument(document, person, registry);
  return { mail, own: { ...options, samples: person, profile: undefined, valuesOf } };
}
