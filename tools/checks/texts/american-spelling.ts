import { ERRORS, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import { readRepositoryFile } from '../repository-files.ts';

const LOCALE = /^apps\/web\/src\/locales\/en\/[\w-]+\.json$/;
const BLOCK_STRINGS = /^packages\/blocks\/src\/[\w-]+\/strings\.ts$/;
/** `name: 'words'` of a block's strings. What the search finds a block by may be spelled as people type it. */
const ENTRY = /^\s*(?!keywords\b)(?:'[^']+'|\w+): (['"])(.*)\1,$/;

const BRITISH = new RegExp(
  `\\b(?:${[
    '(?:dis)?colour\\w*',
    '(?:un)?favour\\w*',
    'behaviour\\w*',
    'neighbour\\w*',
    'grey\\w*',
    'centr(?:e|es|ed|ing)',
    'metres?',
    'dialogue',
    'catalogue\\w*',
    'licence\\w*',
    'programmes?',
    'cancell(?:ed|ing)',
    'label(?:led|ling)',
    '(?:re)?(?:organ|custom|recogn|optim|personal|synchron|minim|maxim|categor|summar)is(?:e\\w*|ing|ation\\w*)',
    'analys(?:e|ed|ing)',
  ].join('|')})\\b`,
  'gi',
);

/** The words of a text that are spelled the British way. */
export function britishWords(text: string): readonly string[] {
  return text.match(BRITISH) ?? [];
}

/** Where an English text of the interface is spelled the British way; sentences of the specification stay as they are. */
export function britishTexts(files: readonly string[]): string[] {
  const problems: string[] = [];
  const look = (place: string, text: string) => {
    for (const word of britishWords(text)) problems.push(`${place}: "${word}" is not American English`);
  };
  for (const file of files) {
    if (LOCALE.test(file)) {
      const texts: Readonly<Record<string, string>> = JSON.parse(readRepositoryFile(file));
      for (const [key, text] of Object.entries(texts)) look(`${file}: "${key}"`, text);
    }
    if (!BLOCK_STRINGS.test(file)) continue;
    for (const line of readRepositoryFile(file).split('\n')) look(file, ENTRY.exec(line)?.[2] ?? '');
  }
  const specification = new Set<string>(Object.values(MESSAGES));
  for (const [code, { sentence }] of Object.entries(ERRORS)) {
    if (!specification.has(sentence)) look(`packages/contract/src/errors.ts: ${code}`, sentence);
  }
  for (const [field, label] of Object.entries(FIELD_LABELS)) look(`FIELD_LABELS.${field}`, label);
  return problems;
}
