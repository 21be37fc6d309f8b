import { type RefObject, useEffect, useRef } from 'react';
import { useEditorSession, useView } from '../session/use-editor-session.ts';

/** Gives the focus to the image's field when the canvas asks for it. */
export function useImageFocus(): RefObject<HTMLDivElement | null> {
  const settings = useRef<HTMLDivElement>(null);
  const { view } = useEditorSession();
  const wanted = useView(({ panelFocus, part }) => part === null && panelFocus === 'image');
  useEffect(() => {
    const upload = settings.current?.querySelector<HTMLElement>('[data-upload]');
    if (!wanted || !upload) return;
    view.setState({ panelFocus: null });
    upload.focus();
    upload.scrollIntoView({ block: 'nearest' });
  });
  return settings;
}
