import { useFollowedText } from './use-followed-text.ts';

interface TypedText {
  readonly text: string;
  /** True when the document refused the text. */
  readonly refused: boolean;
  readonly type: (text: string) => void;
  /** Shows the document's value again. */
  readonly revert: () => void;
}

/**
 * Returns a text as it is typed. Text that the document refuses stays visible; a change made in another way (undo, the canvas)
 * replaces it.
 */
export function useTypedText(value: string, write: (text: string) => boolean): TypedText {
  const { text, refused, show } = useFollowedText(value);
  return {
    text,
    refused,
    type: (next) => show(next, !write(next)),
    revert: () => show(value),
  };
}
