import type { NodeId } from '@mailwright/document';
import { islandCode } from '../../../core/island/load-island-code.ts';
import type { Point } from '../../geometry.ts';
import type { Stage } from '../../stage.ts';
import { PART_MARK } from '../foreign-dom-element.ts';
import { bindTextSlots } from './bind-text-slots.ts';
import { type OpenTextSlots, readTextSlots } from './open-text-slots.ts';
import { type OpenSlot, openSlot } from './place-text-slots.ts';
import { restorer } from './restore-nodes.ts';
import { breaksIn, selectedTextSlots, selectTextSlots, textSlotsRange } from './text-slots-selection.ts';
import {
  changeEnd,
  hiddenBlank,
  isBlankLine,
  keepBlanks,
  lengthBefore,
  pointAfter,
  replaceTextSlots,
  stepBack,
  type TextSlotsChange,
  type TextSlotsPoint,
  typedText,
} from './words.ts';

/** On the element whose words are edited; the frame's style for open texts is not for foreign HTML. */
const WORDS_MARK = 'data-mw-words';

export interface MountTextSlotsOptions {
  readonly stage: Stage;
  readonly nodeId: NodeId;
  /** The element in whose lines the words stand; null: the top of a fragment. */
  readonly host: number | null;
  /** Point that was clicked, frame pixels; null when opened by key. */
  readonly point: Point | null;
  readonly label: string;
  readonly onDone: () => void;
  readonly onLink: () => void;
  readonly onToolbar: () => void;
}

/** A text of foreign HTML with the caret in it. */
export interface MountedTextSlots {
  readonly focus: () => void;
  /** Puts words where the caret is, as a step of its own. */
  readonly insert: (text: string) => void;
  readonly unmount: () => void;
}

/** Runs of one kind are one undo step. */
type Run = 'type' | 'delete' | 'alone';

/** Gives an empty line its height; never written. */
const HOLD = '\u200b';

/**
 * Edits a text of foreign HTML where it stands. The browser only says what it would do; what is done is an edit of the
 * source, which the canvas then shows: tags are never touched, and nothing but the letters meant. Words that are being
 * composed are the browser's own until they are finished. null: the text cannot be found on the canvas.
 */
export function mountTextSlots(options: MountTextSlotsOptions): MountedTextSlots | null {
  const { stage, nodeId, host, onDone } = options;
  const { editor } = stage;
  const page = stage.page.document;
  const first = readTextSlots(stage, nodeId, host);
  if (!first) return null;
  let open: OpenTextSlots = first;
  let caret: TextSlotsPoint | null = null;
  /** Behind the sign that keeps an empty line open. */
  let held: TextSlotsPoint | null = null;
  let run: Run | null = null;
  let writing = false;
  let nodes = restorer(open.element);
  let undress = dressHost(open.element, options.label);

  /** Leaves on the canvas only what is written. */
  function showWritten(): void {
    held = null;
    nodes.restore();
    for (const [slot, node] of open.nodes.entries()) {
      const value = open.values[slot] ?? '';
      if (node && node.data !== value) node.data = value;
    }
  }

  /** Puts the caret somewhere, and shows what it stands on even where browsers would show nothing. */
  function place(at: TextSlotsPoint): void {
    const node = open.nodes[at.slot];
    if (!node) return;
    const value = open.values[at.slot] ?? '';
    const { slot, offset } = at;
    const blank = hiddenBlank(open, at);
    const isEmpty = isBlankLine(open, at);
    const shown = isEmpty
      ? `${value.slice(0, offset)}${HOLD}${value.slice(offset)}`
      : blank !== null
        ? `${value.slice(0, blank)}\u00a0${value.slice(blank + 1)}`
        : value;
    if (node.data !== shown) node.data = shown;
    caret = at;
    held = isEmpty ? { slot, offset: offset + 1 } : null;
    page.getSelection()?.collapse(node, isEmpty ? offset + 1 : offset);
  }

  function read(next: OpenTextSlots): void {
    if (next.element !== open.element) undress();
    open = next;
    undress = dressHost(open.element, options.label, undress);
    nodes = restorer(open.element);
  }

  function write(change: TextSlotsChange | null, kind: Run): void {
    if (!change || (change.words.length === 0 && change.breaks.length === 0)) {
      if (change) place(change.caret);
      return;
    }
    if (kind !== run || kind === 'alone') editor.breakCoalescing();
    run = kind;
    const before = open;
    const back = caret;
    const holder = open.nodes[change.caret.slot]?.parentNode ?? null;
    showWritten();
    const words = change.words.flatMap(({ slot, lines }) => {
      const range = before.slots[slot]?.range;
      return range ? [{ range, lines }] : [];
    });
    const edit = { kind: 'words', host, words, breaks: change.breaks } as const;
    writing = true;
    const done = islandCode()?.changeForeignElement(stage, { nodeId, index: host }, { edit, step: 'partText' });
    writing = false;
    if (kind === 'alone') editor.breakCoalescing();
    if (done) follow(before, change, holder);
    else if (back) place(back);
  }

  function follow(before: OpenTextSlots, change: TextSlotsChange, holder: Node | null): void {
    const next = readTextSlots(stage, nodeId, host);
    if (!next) {
      onDone();
      return;
    }
    read(next);
    const { open: shown, at } = caretAfter(before, change, next, holder, (gap) =>
      readTextSlots(stage, nodeId, host, gap),
    );
    if (shown !== next) read(shown);
    place(at);
  }

  function selected() {
    return selectedTextSlots(page, open.nodes, open.values, held);
  }

  function type(text: string, range = selected()): void {
    if (range) write(replaceTextSlots(open, range, [typedText(open, range.from, text)]), 'type');
  }

  function enter(lines: readonly string[]): void {
    const range = selected();
    if (!range) return;
    const { slot, offset } = range.from;
    if (range.to.slot !== slot || range.to.offset !== offset) write(replaceTextSlots(open, range, ['']), 'delete');
    const at = selected();
    if (at) write(replaceTextSlots(open, at, lines), 'alone');
  }

  function remove(range: StaticRange | Range, backwards: boolean): void {
    const words = textSlotsRange(range, open.nodes, open.values, held);
    if (!words) return;
    const breaks = breaksIn(range, open.element, PART_MARK);
    const isNothing = words.from.slot === words.to.slot && words.from.offset === words.to.offset;
    const named = { ...words, breaks };
    const wanted = isNothing && breaks.length === 0 && backwards ? stepBack(open, words.from) : named;
    if (wanted)
      write(replaceTextSlots(open, wanted, [''], wanted.breaks), wanted.breaks.length > 0 ? 'alone' : 'delete');
  }

  /** Turns what the browser changed on its own into an edit of the source; the elements stay as they were. */
  function settle(): void {
    const at = selected();
    const values = nodes.read(open.nodes).map((text, slot) => {
      const value = open.values[slot] ?? '';
      return keepBlanks(value, held?.slot === slot ? text.replace(HOLD, '') : text);
    });
    const words = values.flatMap((value, slot) =>
      value === open.values[slot] || open.fixed.has(slot) ? [] : [{ slot, lines: [value] }],
    );
    const [word] = words;
    if (!word) return;
    const slot = words.some((changed) => changed.slot === at?.from.slot) && at ? at.from.slot : word.slot;
    const own = page.getSelection();
    const offset = own?.anchorNode === open.nodes[slot] ? (own?.anchorOffset ?? 0) : (values[slot] ?? '').length;
    write({ words, breaks: [], caret: { slot, offset } }, 'type');
  }

  const unbind = bindTextSlots(page, {
    ...{ type, enter, remove, settle, done: onDone, link: options.onLink, toolbar: options.onToolbar },
    ...{ undo: editor.undo, redo: editor.redo },
    moved() {
      const at = selected();
      if (writing || !at || (caret && at.from.slot === caret.slot && at.from.offset === caret.offset)) return;
      caret = at.from;
      run = null;
      editor.breakCoalescing();
    },
    rangeOf: (text) => text.map((range) => textSlotsRange(range, open.nodes, open.values, held))[0] ?? selected(),
    isOver: () => {
      const range = selected();
      return range !== null && range.from.slot !== range.to.slot;
    },
  });

  const stopFollowing = editor.subscribe((state, previous) => {
    if (writing || state.document === previous.document) return;
    const old = open.values;
    const next = readTextSlots(stage, nodeId, host);
    if (!next) return onDone();
    if (next.source === open.source) return;
    run = null;
    read(next);
    place(changeEnd(old, next.values) ?? caret ?? { slot: 0, offset: 0 });
  });

  function focus(): void {
    open.element.focus({ preventScroll: true });
  }

  focus();
  startAt(options.point);

  /** The caret where the text was clicked; all of it selected when it was opened by key. */
  function startAt(point: Point | null): void {
    const at = point && caretAt(page, point);
    const selection = page.getSelection();
    if (at && open.element.contains(at.node)) selection?.collapse(at.node, at.offset);
    else if (selection) selectTextSlots(selection, open.nodes, open.values);
    const range = selected();
    if (range && (selection?.isCollapsed || open.values.join('').trim() === '')) place(range.from);
  }

  return {
    focus,
    insert: (text) => {
      focus();
      const range = selected();
      if (range) write(replaceTextSlots(open, range, [text]), 'alone');
    },
    unmount() {
      stopFollowing();
      unbind();
      settle();
      showWritten();
      undress();
      open.element.normalize();
      page.getSelection()?.removeAllRanges();
      editor.breakCoalescing();
    },
  };
}

interface Followed {
  readonly open: OpenTextSlots;
  readonly at: TextSlotsPoint;
}

/**
 * Returns the position of the caret after a change that led from `before` to `next`. `holder` is the node whose text
 * contained the caret: when no words are left in it, an empty slot is opened there, which `withRoom` reads.
 */
function caretAfter(
  before: OpenTextSlots,
  { words, caret }: TextSlotsChange,
  next: OpenTextSlots,
  holder: Node | null,
  withRoom: (gap: OpenSlot) => OpenTextSlots | null,
): Followed {
  const { slot, offset } = caret;
  const range = before.slots[slot]?.range ?? { start: 0, end: 0 };
  const linesOf = (at: number) => words.find((word) => word.slot === at)?.lines;
  const lines = linesOf(slot) ?? [before.values[slot] ?? ''];
  if (lines.at(-1) === '') {
    const by = next.source.length - before.source.length;
    // All that changes before a slot without new words are line breaks; of a slot with new lines nothing does.
    const position = lines.length > 1 || words.length === 0 ? range.end + by : range.start;
    const known = next.slots.findIndex((found) => found.range.start === position && found.value === '');
    if (known >= 0) return { open: next, at: { slot: known, offset: 0 } };
    const gap = holder && openSlot(holder, position, next, next.startOf);
    const open = gap && withRoom(gap);
    if (gap && open) return { open, at: { slot: open.nodes.indexOf(gap.node), offset: 0 } };
  }
  if (lines.length === 1 && next.slots.length === before.slots.length) return { open: next, at: caret };
  const values = before.values.map((value, at) => linesOf(at)?.join('') ?? value);
  const earlier = lines.slice(0, -1).join('').length;
  const length = lengthBefore(values, { slot, offset: earlier + offset });
  return { open: next, at: pointAfter(next.values, length, lines.length > 1) };
}

/** Makes an element of the canvas a text that takes the caret; answers with what gives it its own attributes back. */
function dressHost(element: HTMLElement, label: string, known?: () => void): () => void {
  const wanted: Readonly<Record<string, string>> = {
    // Plain text only, and Chromium would not say what a key is about to delete.
    contenteditable: 'true',
    spellcheck: 'true',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    [WORDS_MARK]: '',
  };
  const own = Object.keys(wanted).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (known) return known;
  return () => {
    for (const [name, value] of own) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

export interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Methods of a page that find a caret; browsers differ in which of the two they have. */
type CaretFinder = Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>>;

/** Returns the position of the caret for a press at a point of the page's window; null when there is no text there. */
export function caretAt(page: CaretFinder, { x, y }: Point): Caret | null {
  const position = page.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // WebKit, and Chromium before 128.
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
