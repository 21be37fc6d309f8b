import { useState } from 'react';

interface FollowedText {
  readonly text: string;
  /** True when the document refused the text. */
  readonly refused: boolean;
  readonly show: (text: string, refused?: boolean) => void;
}

/** Returns the text of an input, which is replaced when the document changes in another way (undo, the canvas). */
export function useFollowedText(value: string): FollowedText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [refused, setRefused] = useState(false);
  const show = (next: string, isRefused = false) => {
    setText(next);
    setRefused(isRefused);
  };
  if (value !== known) {
    setKnown(value);
    show(value);
  }
  return { text, refused, show };
}
