import { useState } from 'react';

interface FollowedText {
  readonly text: string;
  /** The document did not take what stands there. */
  readonly refused: boolean;
  readonly show: (text: string, refused?: boolean) => void;
}

/** A text of an input that a change of the document from elsewhere (undo, the canvas) replaces. */
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
