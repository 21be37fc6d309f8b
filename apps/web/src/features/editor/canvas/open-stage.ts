import { findNode, type NodeId } from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';
import { followSelection } from '../core/island/foreign-element.ts';
import { loadSanitizedView } from '../core/island/sanitized-view.ts';
import { prefetchWhenIdle } from '../core/session/prefetch-when-idle.ts';
import { tickLayout } from './canvas-store.ts';
import { followBrokenImages } from './frame/broken-images.ts';
import { forwardClipboard } from './frame/forward-clipboard.ts';
import { forwardKeys } from './frame/forward-keys.ts';
import { type CanvasRenderOptions, createFramePage } from './frame/frame-page.ts';
import { skipFrame } from './frame/skip-frame.ts';
import { forceReflow, wholeMailHeight } from './frame/whole-mail-height.ts';
import { createWholePage } from './frame/whole-page.ts';
import { reveal } from './selection/reveal.ts';
import type { Stage } from './stage.ts';

const NOTHING: ReadonlySet<NodeId> = new Set();

type Parts = Omit<Stage, 'page'>;

/** Fills a loaded frame with the editor's mail and keeps both together until `close`. */
export function openStage(parts: Parts, options: CanvasRenderOptions): { stage: Stage; close: () => void } | null {
  const { frame, editor, view, store } = parts;
  const window = frame.contentWindow;
  const document = frame.contentDocument;
  if (!window || !document) return null;
  const mail = editor.getState().document;
  const createPage = wholeDocument(mail) === null ? createFramePage : createWholePage;
  const page = createPage(document, mail, options);
  const stage: Stage = { ...parts, page };

  let width = window.innerWidth;
  const measure = () => {
    const whole = createPage === createWholePage;
    if (whole && window.innerWidth !== width) forceReflow(document);
    width = window.innerWidth;
    const height = whole ? wholeMailHeight(frame, document) : document.body.offsetHeight;
    frame.parentElement?.style.setProperty('--mw-mail-height', `${height}px`);
    tickLayout(store);
  };
  measure();
  // The frame's own observer: one of this window would report only when this window draws.
  const observer = new (window as Window & typeof globalThis).ResizeObserver(measure);
  observer.observe(document.body);
  const moved = () => {
    // What reaches out of a body of fixed height is seen by no observer.
    if (createPage === createWholePage) measure();
    else tickLayout(store);
  };
  document.addEventListener('load', moved, true);
  const brokenImages = followBrokenImages(document);
  // After it: the place of an image that cannot be loaded is smaller than that of the image.
  document.addEventListener('error', moved, true);
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  document.addEventListener('dragstart', stay);
  // A file let go over it would be opened in place of the mail.
  document.addEventListener('dragover', keepFilesOut);
  document.addEventListener('drop', keepFilesOut);
  const editing = () => view.getState().editingText !== null;
  const forwarding = [forwardKeys(frame, document, editing), forwardClipboard(frame, document, editing)];
  const unbind = [...forwarding, skipFrame(frame), prefetchWhenIdle(loadSanitizedView), followSelection(parts)];
  let shown = { document: mail, settingsPreview: view.getState().settingsPreview };
  const show = () => {
    const { settingsPreview, pendingImages } = view.getState();
    const document = pendingImages?.shownIn(editor.getState().document) ?? editor.getState().document;
    if (document === shown.document && settingsPreview === shown.settingsPreview) return;
    shown = { document, settingsPreview };
    page.show(settingsPreview ? { ...document, settings: { ...document.settings, ...settingsPreview } } : document);
    brokenImages.refresh();
    moved();
  };
  const stopFollowing = editor.subscribe((state, previous) => {
    show();
    const [first] = state.selection;
    if (first !== undefined && state.selection !== previous.selection) {
      const isNew = state.document !== previous.document && findNode(previous.document, first) === undefined;
      reveal(stage, first, isNew);
    }
  });
  const applyPageAttributes = () => {
    const { preview, darkPreview, reader, showBorders, hidden } = view.getState();
    page.showTo(preview ? reader : null);
    page.showScheme(preview && darkPreview ? 'dark' : 'light');
    page.showBorders(showBorders && !preview);
    page.hide(preview ? NOTHING : hidden);
    // What only helps to edit is no part of what readers get.
    document.documentElement.toggleAttribute('data-mw-preview', preview);
  };
  applyPageAttributes();
  const stopDressing = view.subscribe(() => {
    show();
    applyPageAttributes();
  });

  return {
    stage,
    close() {
      stopFollowing();
      stopDressing();
      for (const stop of unbind) stop();
      observer.disconnect();
      document.removeEventListener('load', moved, true);
      document.removeEventListener('error', moved, true);
      brokenImages.stop();
      document.removeEventListener('click', stay);
      document.removeEventListener('dragstart', stay);
      document.removeEventListener('dragover', keepFilesOut);
      document.removeEventListener('drop', keepFilesOut);
    },
  };
}

function keepFilesOut(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
