import type { Editor as TextEditor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { mountText } from './mount-text.ts';
import { TextToolbar } from './toolbar/TextToolbar.tsx';

/** Edits one text of the mail in its place, with a bar above it. */
export function TextEditing(props: TextEditingProps) {
  const t = useT('text');
  const [text, setText] = useState<TextEditor | null>(null);
  const [linking, setLinking] = useState(false);
  // A text stays what it was opened as; only its end may be told anew.
  const first = useRef(props);
  const toolbar = useRef<HTMLDivElement>(null);
  first.current = { ...first.current, onDone: props.onDone };

  useEffect(() => {
    const { text, unmount } = mountText({
      ...first.current,
      onDone: () => first.current.onDone(),
      label: t('label'),
      onLink: () => setLinking(true),
      onToolbar: () => {
        // The frame has the focus; the top window has to get it before an element of it can.
        window.focus();
        toolbar.current?.querySelector('button')?.focus();
      },
    });
    setText(text);
    return unmount;
  }, [t]);

  if (!text) return null;
  const { editor, nodeId, kind } = props;
  const place = { editor, nodeId, kind };
  return <TextToolbar {...place} ref={toolbar} text={text} linking={linking} onLinking={setLinking} />;
}
