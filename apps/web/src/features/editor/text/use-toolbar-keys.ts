import type { Editor as TextEditor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Keys of a toolbar as ARIA describes them. */
export function useToolbarKeys(text: TextEditor) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { dom } = text.view;
    const enter = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      event.preventDefault();
      // The frame has the focus; the top window has to get it before an element of it can.
      window.focus();
      ref.current?.querySelector('button')?.focus();
    };
    dom.addEventListener('keydown', enter);
    return () => dom.removeEventListener('keydown', enter);
  }, [text]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const bar = ref.current;
    // Menus are drawn elsewhere; their keys come by through React alone.
    if (!bar || !(event.target instanceof Node) || !bar.contains(event.target)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      text.commands.focus();
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons: Element[] = [...bar.querySelectorAll('button')];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    const next = buttons.at((at + step) % buttons.length);
    if (next instanceof HTMLElement) next.focus();
  };
  return { ref, onKeyDown };
}
