import { mapTags } from '@mailwright/contract';

/** Characters that take no room: joiners, marks of direction, soft hyphens. */
const UNSEEN = /\u200b|\u200c|\u200d|\u200e|\u200f|\u034f|\ufeff|\u00ad/g;

/**
 * Words as they are compared: without blanks, of which a block may have fewer or more, without what nobody sees, in
 * small letters, and without template tags, which a block may write in another way.
 */
export function plainWords(text: string): string {
  const words = mapTags(
    text,
    (written) => written,
    () => '',
  );
  return words.replace(UNSEEN, '').replace(/\s+/g, '').toLowerCase().replaceAll('ß', 'ss');
}
