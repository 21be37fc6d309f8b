import { Button, ColorSwatch, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useColorChoice } from '../../../../shared/color/use-color-choice.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorPopover } from '../../core/inputs/color/ColorPopover.tsx';
import classes from './PaletteEditor.module.css';

interface PaletteSwatchProps {
  readonly color: string;
  readonly label: string;
  /** Just added: opens at once. */
  readonly isNew: boolean;
  readonly onChange: (color: string) => void;
  readonly onRemove: () => void;
}

/** One color of the palette: opens to be changed or taken out. */
export function PaletteSwatch({ color, label, isNew, onChange, onRemove }: PaletteSwatchProps) {
  const words = useT('editorDialogs');
  const button = useRef<HTMLButtonElement>(null);
  const choice = useColorChoice({ value: color, write: onChange, onClosed: () => button.current?.focus() });
  const { open } = choice;
  const opening = useRef(isNew);
  useEffect(() => {
    if (opening.current) open();
    opening.current = false;
  }, [open]);
  return (
    <ColorPopover
      withoutPalette
      position="bottom-start"
      choice={choice}
      label={label}
      value={color}
      write={onChange}
      target={
        <UnstyledButton
          ref={button}
          className={classes.swatch}
          aria-label={label}
          aria-expanded={choice.opened}
          onClick={choice.opened ? choice.apply : choice.open}
        >
          <ColorSwatch color={color} size={26} />
        </UnstyledButton>
      }
    >
      <Button size="xs" variant="default" data-mantine-stop-propagation onClick={onRemove}>
        {words('general.paletteRemove')}
      </Button>
    </ColorPopover>
  );
}
