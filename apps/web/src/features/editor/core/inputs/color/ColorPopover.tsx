import { ColorSwatch } from '@mantine/core';
import { useBrands } from '../../../../../shared/brand/use-brands.ts';
import {
  ColorDropdown,
  type ColorDropdownProps,
  type OfferedColors,
} from '../../../../../shared/color/ColorDropdown.tsx';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { mailPalette } from '../../session/mail-palette.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import classes from './BrandSwatches.module.css';

interface ColorPopoverProps extends Omit<ColorDropdownProps, 'offered'> {
  /** Colors of one's own are what is edited here: none of the mail are offered. */
  readonly withoutPalette?: boolean;
}

/** A color for the mail: those of the brand first, then the mail's own palette, then any other. */
export function ColorPopover({ withoutPalette = false, ...props }: ColorPopoverProps) {
  const { editor } = useEditorSession();
  return (
    <ColorDropdown
      {...props}
      offered={(colors) => (
        <>
          <BrandSwatches {...colors} />
          {!withoutPalette && <PaletteSwatches {...colors} palette={mailPalette(editor.getState().document)} />}
        </>
      )}
    />
  );
}

/** The named colors of the brands that the person may use. */
function BrandSwatches({ value, scheme, isWithoutTabs, onChoose }: OfferedColors) {
  const t = useT('brand');
  const brands = useBrands().filter(({ kit }) => kit.colors.length > 0);
  return brands.map(({ id, kit, isOwner }) => {
    const title = isOwner ? t('editor.colors') : kit.name;
    return (
      <fieldset key={id} className={classes.brand}>
        <legend className={classes.title}>{title}</legend>
        {kit.colors.map((color) => {
          const shown = scheme === 'dark' ? (color.dark ?? color.light) : color.light;
          return (
            <button
              key={color.id}
              type="button"
              className={classes.color}
              tabIndex={isWithoutTabs ? -1 : 0}
              aria-label={`${color.name} ${shown}`}
              aria-pressed={shown === value.toLowerCase()}
              data-mantine-stop-propagation
              onClick={() => onChoose(shown, `color:${color.id}`)}
            >
              <ColorSwatch color={shown} size={16} />
              <span className={classes.name}>{color.name}</span>
            </button>
          );
        })}
      </fieldset>
    );
  });
}

interface PaletteSwatchesProps extends OfferedColors {
  readonly palette: readonly string[];
}

/** The colors of the mail itself; nothing where it has none. */
function PaletteSwatches({ palette, value, isWithoutTabs, onChoose }: PaletteSwatchesProps) {
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
