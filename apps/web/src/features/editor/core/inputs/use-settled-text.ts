import { useFollowedText } from '../../../../shared/forms/use-followed-text.ts';

interface SettledText {
  readonly text: string;
  /** The document did not take what stands there. */
  readonly refused: boolean;
  readonly type: (text: string) => void;
  /** Hands what was typed over, or what it becomes when it is complete. */
  readonly settle: (text?: string) => void;
}

/**
 * A text that reaches the document only when it is settled (left, Enter, pasted): one that loads something would load
 * it for every letter. What the document refuses stays visible; a change from elsewhere replaces what stands there.
 */
export function useSettledText(value: string, write: (text: string) => boolean): SettledText {
  const { text, refused, show } = useFollowedText(value);
  return {
    text,
    refused,
    type: (next) => show(next),
    settle: (next = text) => show(next, next !== value && !write(next)),
  };
}
