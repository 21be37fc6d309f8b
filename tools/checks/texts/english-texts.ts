import { join } from 'node:path';
import { BLOCKS } from '@mailwright/blocks';
import { CHECK_SENTENCES } from '@mailwright/checks';
import { ERRORS, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import { libraryTexts } from '../../../apps/server/src/seed/content/library-texts.ts';
import { root } from '../../runtime/root.mjs';
import { type Namespaces, readLanguage } from './language-folders.ts';

/** Folder with one folder for each language of the interface. */
export const LOCALES = join(root, 'apps/web/src/locales');

/** Everything that a language translates: the files of English, and the texts that stand beside the code they belong to. */
export function englishTexts(): Namespaces {
  const blocks = BLOCKS.flatMap(({ type, strings }) =>
    Object.entries(strings.en).map(([key, text]): [string, string] => [`${type}.${key}`, text]),
  );
  const errors = Object.entries(ERRORS).map(([code, { sentence }]): [string, string] => [code, sentence]);
  return new Map([
    ...readLanguage(LOCALES, 'en'),
    ['blocks', Object.fromEntries(blocks)],
    ['errors', Object.fromEntries(errors)],
    ['fields', FIELD_LABELS],
    ['findings', CHECK_SENTENCES],
    ['library', libraryTexts()],
    ['messages', MESSAGES],
  ]);
}
