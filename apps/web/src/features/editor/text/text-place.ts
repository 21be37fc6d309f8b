import type { TextEditingProps } from '../session/text-editing.ts';

/** Where an open text stands in the mail: what is said of a heading's line is a style of its block. */
export type TextPlace = Pick<TextEditingProps, 'editor' | 'nodeId' | 'kind'>;
