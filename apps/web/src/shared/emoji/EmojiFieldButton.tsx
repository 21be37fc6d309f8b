import { type RefObject, useRef } from 'react';
import { EmojiButton } from './EmojiButton.tsx';

interface EmojiFieldButtonProps {
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** Called with the text of the field including the emoji. */
  readonly onText: (text: string) => void;
}

/** Shows a button, for the right section of a field, that inserts emoji at the field's last cursor position. */
export function EmojiFieldButton({ field, onText }: EmojiFieldButtonProps) {
  const cursor = useRef<number | null>(null);
  const insert = (emoji: string) => {
    const input = field.current;
    if (!input) return;
    const start = input.selectionStart ?? input.value.length;
    cursor.current = start + emoji.length;
    onText(`${input.value.slice(0, start)}${emoji}${input.value.slice(input.selectionEnd ?? start)}`);
  };
  const goBack = () =>
    // The picker is gone, and the text in place, one frame later.
    requestAnimationFrame(() => {
      const input = field.current;
      if (!input) return;
      input.focus();
      if (cursor.current !== null) input.setSelectionRange(cursor.current, cursor.current);
      cursor.current = null;
    });
  return <EmojiButton size={24} onInsert={insert} onLeave={goBack} />;
}
