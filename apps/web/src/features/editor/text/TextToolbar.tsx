import { Paper } from '@mantine/core';
import { IconClearFormatting } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import type { MouseEvent, RefObject } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { TextEditingProps } from '../session/text-editing.ts';
import { AlignMenu } from './AlignMenu.tsx';
import { ColorMenu } from './ColorMenu.tsx';
import { FormatButton } from './FormatButton.tsx';
import { LISTS, MARKS } from './formats.ts';
import { LinkMenu } from './LinkMenu.tsx';
import classes from './TextToolbar.module.css';
import { useTextState } from './use-text-state.ts';
import { walkToolbar } from './walk-toolbar.ts';

interface TextToolbarProps extends TextEditingProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly text: TextEditor;
  /** Whether the link's form is open. */
  readonly linking: boolean;
  readonly onLinking: (open: boolean) => void;
}

/** The bar above an open text. Tab or alt+F10 goes to it, arrows walk it, Escape goes back to the text. */
export function TextToolbar({ ref, text, editor, nodeId, kind, linking, onLinking }: TextToolbarProps) {
  const t = useT('text');
  useTextState(text);
  return (
    <Paper
      ref={ref}
      className={classes.bar}
      shadow="md"
      withBorder
      role="toolbar"
      aria-label={t('toolbar')}
      onMouseDown={keepFocus}
      onKeyDown={(event) => walkToolbar(event, () => text.commands.focus())}
    >
      {MARKS.map((format) => (
        <FormatButton
          key={format.name}
          label={t(format.label)}
          icon={format.icon}
          letter={format.shortcut}
          active={text.isActive(format.name)}
          onClick={() => format.toggle(text)}
        />
      ))}
      <ColorMenu text={text} editor={editor} style="color" />
      <ColorMenu text={text} editor={editor} style="backgroundColor" />
      <LinkMenu text={text} open={linking} onOpen={onLinking} />
      <AlignMenu text={text} place={{ editor, nodeId, kind }} />
      {kind === 'rich' &&
        LISTS.map((format) => (
          <FormatButton
            key={format.name}
            label={t(format.label)}
            icon={format.icon}
            active={text.isActive(format.name)}
            onClick={() => format.toggle(text)}
          />
        ))}
      <FormatButton
        label={t('clear')}
        icon={IconClearFormatting}
        onClick={() => text.chain().focus().unsetAllMarks().run()}
      />
    </Paper>
  );
}

/** The cursor stays in the text while buttons are pressed; inputs of the menus still take it. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('input')) return;
  event.preventDefault();
}
