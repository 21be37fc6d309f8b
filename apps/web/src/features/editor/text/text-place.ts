import type { TextEditingProps } from '../core/session/text-editing.ts';

/** Place of an open text in the mail; for a heading, line settings are a style of its block. */
export type TextPlace = Pick<TextEditingProps, 'editor' | 'nodeId' | 'kind'>;
