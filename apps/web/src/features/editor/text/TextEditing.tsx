import type { Editor as TextEditor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { TextEditingProps } from '../session/text-editing.ts';
import { mountText } from './mount-text.ts';
import { TextToolbar } from './TextToolbar.tsx';

/** Edits one text of the mail in its place, with a bar above it. */
export function TextEditing(props: TextEditingProps) {
  const t = useT('text');
  const [text, setText] = useState<TextEditor | null>(null);
  const [linking, setLinking] = useState(false);
  // A text stays what it was opened as; only its end may be told anew.
  const first = useRef(props);
  first.current = { ...first.current, onDone: props.onDone };

  useEffect(() => {
    const { text, unmount } = mountText({
      ...first.current,
      onDone: () => first.current.onDone(),
      label: t('label'),
      onLink: () => setLinking(true),
    });
    setText(text);
    return unmount;
  }, [t]);

  if (!text || props.kind === 'plain') return null;
  return <TextToolbar {...props} text={text} linking={linking} onLinking={setLinking} />;
}
