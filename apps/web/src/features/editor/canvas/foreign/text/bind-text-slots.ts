import { isMac } from '../../../../../shared/shortcuts/shortcut.ts';
import type { TextSlotsRange } from './words.ts';

export interface TextSlotsActions {
  readonly type: (text: string, range?: TextSlotsRange | null) => void;
  /** Lines in place of what is selected; two empty ones are a line break. */
  readonly enter: (lines: readonly string[]) => void;
  readonly remove: (range: StaticRange | Range, backwards: boolean) => void;
  /** The browser has changed the text on its own. */
  readonly settle: () => void;
  readonly moved: () => void;
  readonly rangeOf: (ranges: readonly StaticRange[]) => TextSlotsRange | null;
  /** More than one slot is selected. */
  readonly isOver: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly link: () => void;
  readonly toolbar: () => void;
  readonly done: () => void;
}

/** Tells what is done in an open text, before a browser does it; answers with what unbinds it. */
export function bindTextSlots(page: Document, actions: TextSlotsActions): () => void {
  const bound = new AbortController();
  const options = { signal: bound.signal, capture: true };
  let composing = false;

  function beforeInput(event: InputEvent): void {
    // What is composed, and what some keyboards and assistants do, cannot be held back: it is read afterwards.
    if (composing || !event.cancelable) return;
    event.preventDefault();
    const { inputType } = event;
    if (inputType === 'historyUndo') actions.undo();
    else if (inputType === 'historyRedo') actions.redo();
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') actions.enter(['', '']);
    else if (inputType === 'insertText' || inputType === 'insertReplacementText' || inputType === 'insertFromYank') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (text !== '') actions.type(text, actions.rangeOf(event.getTargetRanges()));
    } else if (inputType.startsWith('delete')) {
      const selection = page.getSelection();
      const range = event.getTargetRanges()[0] ?? (selection?.rangeCount ? selection.getRangeAt(0) : undefined);
      if (range) actions.remove(range, inputType.endsWith('Backward'));
    }
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const key = event.key.toLowerCase();
    const command = (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey;
    const action = command ? commandOf(key, event.shiftKey) : plainOf(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  function commandOf(key: string, shift: boolean): (() => void) | null {
    if (key === 'z') return shift ? actions.redo : actions.undo;
    if (key === 'y') return actions.redo;
    if (key === 'k') return actions.link;
    // Foreign HTML says by its own tags what is bold.
    return key === 'b' || key === 'i' || key === 'u' ? () => undefined : null;
  }

  function plainOf({ key, shiftKey, altKey }: KeyboardEvent): (() => void) | null {
    if (key === 'Escape') return actions.done;
    if (key === 'Tab') return shiftKey ? actions.done : actions.toolbar;
    return key === 'F10' && altKey ? actions.toolbar : null;
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
    if (text !== '') actions.enter(lines.map((line) => line.replaceAll('\t', ' ')));
  }

  function cut(event: ClipboardEvent): void {
    event.preventDefault();
    const selection = page.getSelection();
    if (!selection || selection.isCollapsed) return;
    event.clipboardData?.setData('text/plain', selection.toString());
    actions.remove(selection.getRangeAt(0), false);
  }

  page.addEventListener('beforeinput', beforeInput, options);
  page.addEventListener('keydown', keyDown, options);
  page.addEventListener('paste', paste, options);
  page.addEventListener('cut', cut, options);
  page.addEventListener('drop', (event) => event.preventDefault(), options);
  page.addEventListener('input', () => !composing && actions.settle(), options);
  page.addEventListener(
    'compositionstart',
    () => {
      // A browser that composes over several texts would take their tags away.
      const selection = page.getSelection();
      if (selection && actions.isOver()) actions.remove(selection.getRangeAt(0), false);
      composing = true;
    },
    options,
  );
  page.addEventListener(
    'compositionend',
    () => {
      composing = false;
      actions.settle();
    },
    options,
  );
  page.addEventListener('selectionchange', () => !composing && actions.moved(), options);
  return () => bound.abort();
}
