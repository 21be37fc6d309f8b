import { MESSAGES } from '@mailwright/contract';
import type { Namespaces } from './language-folders.ts';

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

/**
 * Returns the English texts of the interface with British spelling. Sentences of the specification stay as they are, and
 * keywords by which the search finds a block may be spelled as people type them.
 */
export function britishTexts(english: Namespaces): string[] {
  const specification = new Set<string>(Object.values(MESSAGES));
  return [...english].flatMap(([name, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => !specification.has(text) && !key.endsWith('.keywords'))
      .flatMap(([key, text]) =>
        britishWords(text).map((word) => `${name}: "${key}": "${word}" is not American English`),
      ),
  );
}
