import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './PaletteEditor.module.css';
import { PaletteSwatch } from './PaletteSwatch.tsx';

/** Largest number of colors in the palette, as many as a color picker shows at once. */
const MAX_PALETTE_COLORS = 24;
const FIRST_COLOR = '#2f5bd7';

interface PaletteEditorProps {
  readonly colors: readonly string[];
  readonly onChange: (colors: readonly string[]) => void;
}

/** The mail's own colours: each opens to be changed or taken out. */
export function PaletteEditor({ colors, onChange }: PaletteEditorProps) {
  const words = useT('editorDialogs');
  const [added, setAdded] = useState<number | null>(null);
  return (
    <div className={classes.palette}>
      {colors.map((color, index) => (
        <PaletteSwatch
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place; two may be alike.
          key={index}
          color={color}
          label={words('general.paletteColor', { number: index + 1, color })}
          isNew={added === index}
          onChange={(next) => onChange(colors.with(index, next))}
          onRemove={() => {
            setAdded(null);
            onChange(colors.toSpliced(index, 1));
          }}
        />
      ))}
      {colors.length < MAX_PALETTE_COLORS && (
        <UnstyledButton
          className={classes.add}
          aria-label={words('general.paletteAdd')}
          data-tip={words('general.paletteAdd')}
          onClick={() => {
            onChange([...colors, colors.at(-1) ?? FIRST_COLOR]);
            setAdded(colors.length);
          }}
        >
          <IconPlus size={14} stroke={1.8} />
        </UnstyledButton>
      )}
    </div>
  );
}
