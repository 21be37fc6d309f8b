import type { EmailDocument } from '@mailwright/document';
import { arrangeBy } from './conditions/arrange.ts';
import { personalDocument } from './conditions/personal-document.ts';
import { plainText } from './plain-text.ts';
import type { DocumentOptions } from './render-options.ts';

/**
 * The plain-text part, made from the blocks themselves: for one person where `samples` are given, else with the tags of
 * `profile`. Lines are at most 78 characters, except for long addresses and tags.
 */
export function renderText(document: EmailDocument, options: Omit<DocumentOptions, 'title' | 'preheader'>): string {
  const { samples, registry, profile } = options;
  const personal = samples && personalDocument(document, samples, registry);
  return personal
    ? plainText(personal.document, { ...options, profile: undefined, valuesOf: personal.valuesOf })
    : plainText(document, { ...options, arrange: profile && arrangeBy(profile) });
}
