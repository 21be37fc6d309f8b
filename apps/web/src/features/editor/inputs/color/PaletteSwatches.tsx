import { ColorSwatch } from '@mantine/core';
import type { OfferedColors } from '../../../../shared/color/ColorDropdown.tsx';
import classes from './PaletteSwatches.module.css';

interface PaletteSwatchesProps extends OfferedColors {
  readonly palette: readonly string[];
}

/** The colors of the mail itself; nothing where it has none. */
export function PaletteSwatches({ palette, value, isWithoutTabs, onChoose }: PaletteSwatchesProps) {
  if (palette.length === 0) return null;
  return (
    <div className={classes.swatches}>
      {palette.map((color) => (
        <ColorSwatch
          key={color}
          component="button"
          type="button"
          size={20}
          color={color}
          tabIndex={isWithoutTabs ? -1 : 0}
          aria-label={color}
          aria-pressed={color === value}
          onClick={() => onChoose(color)}
          data-mantine-stop-propagation
        />
      ))}
    </div>
  );
}
