import type { BlockRegistry } from '../block-definition.ts';
import { nodeContent } from '../content/map-content.ts';
import { wordsOf } from '../content/words-of.ts';
import { definitionOf } from '../definition-of.ts';
import type { DocumentNode } from '../node.ts';

/** Characters of an excerpt, as many as a line can show. */
const MAX_EXCERPT_LENGTH = 60;

/**
 * The first words of a block, by which a person knows it among others of its kind: of its main text where it has one,
 * else of all it says, else what describes its picture.
 */
export function excerptOf(node: DocumentNode, registry: BlockRegistry): string {
  const definition = definitionOf(node.type, registry);
  const main = definition?.plainTextProp ?? definition?.richTextProp;
  const texts = nodeContent(node, { registry }).filter((part) => part.kind === 'text');
  const words = texts.filter(({ role, prop }) => role === 'words' && (main === undefined || prop === main));
  const shown = words.length > 0 || main !== undefined ? words : texts.filter(({ role }) => role === 'alt');
  return wordsOf(shown).replace(/\s+/g, ' ').trim().slice(0, MAX_EXCERPT_LENGTH);
}
