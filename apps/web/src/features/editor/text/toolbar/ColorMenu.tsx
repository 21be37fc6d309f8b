import { Button } from '@mantine/core';
import { IconHighlight, IconLetterA } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { useColorChoice } from '../../../../shared/color/use-color-choice.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorPopover } from '../../core/inputs/color/ColorPopover.tsx';
import { focusText } from '../focus-text.ts';
import { setTextStyle, textStyleAt } from '../set-text-style.ts';
import { FormatButton } from './FormatButton.tsx';

interface ColorMenuProps {
  readonly text: TextEditor;
  readonly style: 'color' | 'backgroundColor';
}

/** The color of words or of the background behind them. */
export function ColorMenu({ text, style }: ColorMenuProps) {
  const t = useT('text');
  const value = textStyleAt(text, style);
  const write = (color: string) => setTextStyle(text, { [style]: color });
  const clear = () => setTextStyle(text, { [style]: null });
  const choice = useColorChoice({ value: value ?? '', write, clear, onClosed: () => focusText(text) });
  return (
    <ColorPopover
      choice={choice}
      label={t(style)}
      value={value ?? ''}
      write={write}
      target={
        <FormatButton
          label={t(style)}
          icon={style === 'color' ? IconLetterA : IconHighlight}
          color={value ?? undefined}
          expanded={choice.opened}
          onClick={choice.opened ? choice.apply : choice.open}
        />
      }
    >
      <Button
        size="compact-xs"
        variant="subtle"
        data-mantine-stop-propagation
        onClick={() => {
          clear();
          choice.apply();
        }}
      >
        {t(style === 'color' ? 'asTheText' : 'noHighlight')}
      </Button>
    </ColorPopover>
  );
}
