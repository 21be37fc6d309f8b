import { useFollowedText } from './use-followed-text.ts';

interface TypedText {
  readonly text: string;
  /** The document did not take what stands there. */
  readonly refused: boolean;
  readonly type: (text: string) => void;
  /** Shows the document's value again. */
  readonly revert: () => void;
}

/**
 * A text as it is being typed: what the document refuses stays visible, and a change from elsewhere (undo, the canvas)
 * replaces what stands there.
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
