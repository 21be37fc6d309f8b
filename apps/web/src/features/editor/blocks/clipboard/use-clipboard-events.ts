import { loadPaste } from '@mailwright/blocks';
import { useEffect } from 'react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { prefetchWhenIdle } from '../../core/session/prefetch-when-idle.ts';
import { isInDialog, typingIn } from '../../core/view/typing-in.ts';
import { copySelection, cuttableSelection, removerOf } from './copy-selection.ts';
import type { ClipboardContent } from './envelope.ts';

const loadPasteContent = () => import('./paste-content.ts');

/**
 * Copy, cut and paste by key. The browser's own clipboard events need no permission and work on plain http, so the keys
 * are left to the browser; the canvas repeats the events of its frame on this document.
 */
export function useClipboardEvents(session: EditorSession): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (isForBlocks(event, session) && !wordsAreSelected(event)) give(event, copySelection(session));
    };
    const cut = (event: ClipboardEvent) => {
      if (!isForBlocks(event, session)) return;
      if (give(event, cuttableSelection(session))) removerOf(session)();
    };
    const paste = (event: ClipboardEvent) => {
      if (!isForBlocks(event, session) || !event.clipboardData) return;
      event.preventDefault();
      const { clipboardData } = event;
      const html = clipboardData.getData('text/html');
      // Both are gone when this event has been told.
      const content = { html, text: clipboardData.getData('text/plain'), files: [...clipboardData.files] };
      void loadPasteContent().then(({ pasteContent }) => pasteContent(session, content));
    };
    const bound = new AbortController();
    document.addEventListener('copy', copy, { signal: bound.signal });
    document.addEventListener('cut', cut, { signal: bound.signal });
    document.addEventListener('paste', paste, { signal: bound.signal });
    const stopLoading = prefetchWhenIdle(loadPaste, loadPasteContent);
    return () => {
      bound.abort();
      stopLoading();
    };
  }, [session]);
}

/** Texts being typed, dialogs and the preview keep the browser's own clipboard. */
function isForBlocks(event: ClipboardEvent, { view }: EditorSession): boolean {
  const { editingText, preview, compact } = view.getState();
  if (event.defaultPrevented || editingText !== null || preview || compact) return false;
  return typingIn(event.target) === 'nowhere' && !isInDialog(event.target);
}

/** Words of the page itself that were selected with the mouse are what is meant, unless the focus is on the blocks. */
function wordsAreSelected({ target }: ClipboardEvent): boolean {
  const onBlocks = target instanceof Element && target.closest('[data-canvas], [role="tree"], iframe') !== null;
  return !onBlocks && document.getSelection()?.isCollapsed === false;
}

function give(event: ClipboardEvent, content: ClipboardContent | null): boolean {
  if (content === null) return false;
  event.preventDefault();
  if (!event.clipboardData) {
    toast.error(i18n.t('messages:copyFailure'));
    return false;
  }
  event.clipboardData.setData('text/html', content.html);
  event.clipboardData.setData('text/plain', content.text);
  toast.success(i18n.t('messages:copied'));
  return true;
}
