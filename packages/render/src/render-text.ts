import { foreignText } from '@mailwright/blocks';
import type { EmailDocument } from '@mailwright/document';
import { arrangeBy } from './conditions/arrange.ts';
import { forPerson } from './conditions/for-person.ts';
import { plainText } from './plain-text.ts';
import type { DocumentOptions } from './render-options.ts';

/**
 * The plain-text part, made from the blocks themselves: for one person where there is one, else with the tags of
 * `profile`. Lines are at most 78 characters, except for long addresses and tags.
 */
export function renderText(document: EmailDocument, options: Omit<DocumentOptions, 'title' | 'preheader'>): string {
  const { mail, own } = forPerson(document, options);
  return plainText(mail, { ...own, foreignText, arrange: own.profile && arrangeBy(own.profile) });
}
