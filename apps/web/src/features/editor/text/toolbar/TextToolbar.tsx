import type { NeutralField } from '@mailwright/contract';
import { Paper, Popover } from '@mantine/core';
import { IconClearFormatting, IconLink } from '@tabler/icons-react';
import type { EditorEvents, Editor as TextEditor } from '@tiptap/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useReducer,
} from 'react';
import { EmojiButton } from '../../../../shared/emoji/EmojiButton.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import barClasses from '../../core/inputs/FloatingBar.module.css';
import { MergeFieldButton } from '../../core/inputs/merge-fields/MergeFieldButton.tsx';
import type { TextEditingProps } from '../../core/session/text-editing.ts';
import { insertEmoji } from '../edits/insert-emoji.ts';
import { focusText } from '../focus-text.ts';
import { AlignMenu } from './AlignMenu.tsx';
import { ColorMenu } from './ColorMenu.tsx';
import { FontMenus } from './FontMenus.tsx';
import { FormatButton } from './FormatButton.tsx';
import { type Format, LISTS, MARKS } from './formats.ts';
import { LinkForm } from './LinkForm.tsx';
import { MarkerMenu } from './MarkerMenu.tsx';

interface TextToolbarProps extends Pick<TextEditingProps, 'editor' | 'nodeId' | 'kind'> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly text: TextEditor;
  /** True when the link's form is open. */
  readonly linking: boolean;
  readonly onLinking: (open: boolean) => void;
}

/**
 * The bar above an open text. Tab or alt+F10 goes to it, arrows walk it, Escape goes back to the text. Its place moves
 * with what is typed; its many buttons are drawn only for what they show.
 */
export const TextToolbar = memo(function TextToolbar(props: TextToolbarProps) {
  const { ref, text, editor, nodeId, kind, linking, onLinking } = props;
  const t = useT('text');
  useTextState(text);
  useEffect(() => {
    if (ref.current) setTabStop(ref.current);
  }, [ref]);
  const place = { editor, nodeId, kind };
  const toggles = (formats: readonly Format[]) =>
    formats.map((format) => (
      <FormatButton
        key={format.name}
        label={t(format.label)}
        icon={format.icon}
        shortcut={format.shortcut}
        active={text.isActive(format.name)}
        onClick={() => format.toggle(text)}
      />
    ));
  return (
    <Paper
      ref={ref}
      className={barClasses.bar}
      shadow="md"
      withBorder
      role="toolbar"
      aria-label={t('toolbar')}
      onMouseDown={keepFocus}
      onFocus={roveTabStop}
      onKeyDown={(event) => walkToolbar(event, () => focusText(text))}
    >
      {kind !== 'plain' && (
        <>
          {toggles(MARKS)}
          <FontMenus text={text} place={place} />
          <ColorMenu text={text} style="color" />
          <ColorMenu text={text} style="backgroundColor" />
          <LinkMenu text={text} open={linking} onOpen={onLinking} />
        </>
      )}
      <MergeFieldButton
        size={30}
        onLeave={() => focusText(text)}
        current={chosenField(text)}
        onInsert={(name, fallback) =>
          text.chain().focus().insertContent({ type: 'mergeField', attrs: { name, fallback } }).run()
        }
      />
      <EmojiButton size={30} onLeave={() => focusText(text)} onInsert={(emoji) => insertEmoji(text, emoji)} />
      {kind !== 'plain' && <AlignMenu text={text} place={place} />}
      {kind === 'rich' && toggles(LISTS)}
      {kind === 'rich' && <MarkerMenu text={text} />}
      {kind !== 'plain' && (
        <FormatButton label={t('clear')} icon={IconClearFormatting} onClick={() => clearFormat(text)} />
      )}
    </Paper>
  );
});

/** The cursor stays in the text while buttons are pressed; inputs of the menus still take it. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
  event.preventDefault();
}

/** The merge field that is selected, and nothing else. */
function chosenField({ state }: TextEditor): NeutralField | undefined {
  const { $from, from, to } = state.selection;
  const node = $from.nodeAfter;
  if (node?.type.name !== 'mergeField' || to - from !== node.nodeSize) return undefined;
  const { name, fallback } = node.attrs;
  return { name: String(name), fallback: String(fallback ?? '') };
}

/** Takes all looks off the selected words and their paragraphs; where links lead, and lists, are no looks. */
function clearFormat(text: TextEditor): void {
  const marks = Object.keys(text.schema.marks).filter((name) => name !== 'link');
  const chain = text.chain().focus();
  for (const name of marks) chain.unsetMark(name, { extendEmptyMarkRange: true });
  if (text.schema.nodes.paragraph) chain.updateAttributes('paragraph', { textAlign: null, lineHeight: null });
  chain.run();
}

/** Draws again whenever text, selection or marks change what holds at the cursor, so that buttons show it. */
function useTextState(text: TextEditor): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let known = lookAtCursor(text);
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      const before = known;
      known = lookAtCursor(text);
      // Letters of one look, which change no button, are not drawn one by one.
      if (!transaction.docChanged || known === null || known !== before) draw();
    };
    text.on('transaction', follow);
    return () => {
      text.off('transaction', follow);
    };
  }, [text]);
}

/** Marks and blocks that hold at the cursor; null where words are selected. */
function lookAtCursor({ state }: TextEditor): string | null {
  const { empty, $from } = state.selection;
  if (!empty) return null;
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth));
  const marks = state.storedMarks ?? $from.marks();
  return JSON.stringify([marks, around.map(({ type, attrs }) => [type.name, attrs])]);
}

interface LinkMenuProps {
  readonly text: TextEditor;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Shows the form for the selected words' link. */
function LinkMenu({ text, open, onOpen }: LinkMenuProps) {
  const t = useT('text');
  const close = () => {
    onOpen(false);
    focusText(text);
  };
  return (
    <Popover opened={open} onChange={onOpen} onClose={close} position="bottom" width={300} withinPortal trapFocus>
      <Popover.Target>
        <FormatButton
          label={t('link')}
          icon={IconLink}
          shortcut={{ mod: true, key: 'k' }}
          active={text.isActive('link')}
          expanded={open}
          onClick={() => onOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('link')}>{open && <LinkForm text={text} onDone={close} />}</Popover.Dropdown>
    </Popover>
  );
}

/** Keys of a toolbar as ARIA describes them: arrows walk its buttons, Escape and shift+Tab lead back to the text. */
function walkToolbar(event: KeyboardEvent<HTMLElement>, toText: () => void): void {
  const bar = event.currentTarget;
  // Menus are drawn elsewhere; their keys come by through React alone.
  if (!(event.target instanceof Node) || !bar.contains(event.target)) return;
  if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
    event.preventDefault();
    event.stopPropagation();
    toText();
    return;
  }
  const buttons = buttonsOf(bar);
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const next = { ArrowRight: (at + 1) % buttons.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next)?.focus();
}

/** One button at a time is a stop of the Tab key: the one that had the focus last. */
function roveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLButtonElement && currentTarget.contains(target)) setTabStop(currentTarget, target);
}

/** Makes a button the toolbar's stop of the Tab key; without one, the first. */
function setTabStop(bar: HTMLElement, stop?: HTMLElement): void {
  const buttons = buttonsOf(bar);
  const only = stop ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === only ? 0 : -1;
}

function buttonsOf(bar: HTMLElement): readonly HTMLElement[] {
  return [...bar.querySelectorAll('button')];
}
