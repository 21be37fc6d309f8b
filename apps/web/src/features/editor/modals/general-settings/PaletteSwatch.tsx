import { Button, ColorPicker, ColorSwatch, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useTypedText } from '../../inputs/use-typed-text.ts';
import classes from './PaletteEditor.module.css';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `data-mantine-stop-propagation` keeps Escape from closing the dialog as well, which listens before anything else. */
interface PaletteSwatchProps {
  readonly color: string;
  readonly label: string;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly onChange: (color: string) => void;
  readonly onRemove: () => void;
}

/** One colour of the palette. */
export function PaletteSwatch({ color, label, opened, onOpen, onChange, onRemove }: PaletteSwatchProps) {
  const t = useT('editor');
  const button = useRef<HTMLButtonElement>(null);
  const { text, refused, type, revert } = useTypedText(color, (next) => {
    if (!HEX.test(next)) return false;
    onChange(next);
    return true;
  });
  return (
    <Popover
      opened={opened}
      onChange={onOpen}
      position="bottom-start"
      width={236}
      trapFocus
      withinPortal
      closeOnEscape={false}
    >
      <Popover.Target>
        <UnstyledButton
          ref={button}
          className={classes.swatch}
          aria-label={label}
          aria-expanded={opened}
          onClick={() => onOpen(!opened)}
        >
          <ColorSwatch color={color} size={26} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        onKeyDown={(event) => {
          const onInput = event.target instanceof HTMLInputElement;
          if (event.key !== 'Escape' && !(event.key === 'Enter' && onInput)) return;
          // Both end this colour, not the dialog around it.
          event.preventDefault();
          event.stopPropagation();
          onOpen(false);
          button.current?.focus();
        }}
      >
        <ColorPicker
          fullWidth
          format="hex"
          value={color}
          saturationLabel={t('general.paletteSaturation')}
          hueLabel={t('general.paletteHue')}
          onChange={onChange}
        />
        <TextInput
          size="xs"
          aria-label={t('general.paletteHex')}
          value={text}
          aria-invalid={refused || undefined}
          data-autofocus
          data-mantine-stop-propagation
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={revert}
        />
        <Button size="xs" variant="default" data-mantine-stop-propagation onClick={onRemove}>
          {t('general.paletteRemove')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
