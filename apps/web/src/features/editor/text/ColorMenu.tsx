import type { Editor } from '@mailwright/document';
import { Button, ColorPicker, ColorSwatch, Popover, Stack, TextInput } from '@mantine/core';
import { IconHighlight, IconLetterA } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { mailPalette } from '../session/mail-palette.ts';
import { FormatButton } from './FormatButton.tsx';
import { focusText } from './focus-text.ts';
import { setTextStyle, textStyleAt } from './set-text-style.ts';
import classes from './TextToolbar.module.css';

interface ColorMenuProps {
  readonly text: TextEditor;
  readonly editor: Editor;
  readonly style: 'color' | 'backgroundColor';
}

/** The colour of words or of the ground behind them, the mail's own colours first. */
export function ColorMenu({ text, editor, style }: ColorMenuProps) {
  const t = useT('text');
  const [open, setOpen] = useState(false);
  const value = textStyleAt(text, style);
  const close = () => {
    setOpen(false);
    focusText(text);
  };
  return (
    <Popover opened={open} onChange={setOpen} onClose={close} position="bottom" withinPortal trapFocus>
      <Popover.Target>
        <FormatButton
          label={t(style)}
          icon={style === 'color' ? IconLetterA : IconHighlight}
          color={value ?? undefined}
          expanded={open}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t(style)}>
        <Stack gap={8}>
          {open && (
            <div className={classes.swatches}>
              {mailPalette(editor.getState().document).map((color) => (
                <ColorSwatch
                  key={color}
                  component="button"
                  type="button"
                  size={20}
                  color={color}
                  aria-label={color}
                  aria-pressed={color === value}
                  onClick={() => {
                    setTextStyle(text, { [style]: color });
                    close();
                  }}
                />
              ))}
            </div>
          )}
          <ColorPicker
            value={value ?? ''}
            saturationLabel={t('saturation')}
            hueLabel={t('hue')}
            onChange={(color) => setTextStyle(text, { [style]: color })}
          />
          <TextInput
            size="xs"
            aria-label={t('colorCode')}
            placeholder="#000000"
            defaultValue={value ?? ''}
            onChange={({ currentTarget: { value: code } }) => {
              if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(code)) setTextStyle(text, { [style]: code });
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') close();
            }}
          />
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              setTextStyle(text, { [style]: null });
              close();
            }}
          >
            {t(style === 'color' ? 'asTheText' : 'noHighlight')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
