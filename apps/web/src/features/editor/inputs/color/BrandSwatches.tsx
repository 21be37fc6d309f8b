import { ColorSwatch } from '@mantine/core';
import { useBrands } from '../../../../shared/brand/use-brands.ts';
import type { OfferedColors } from '../../../../shared/color/ColorDropdown.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './BrandSwatches.module.css';

/** The named colors of the brands that the person may use. */
export function BrandSwatches({ value, scheme, isWithoutTabs, onChoose }: OfferedColors) {
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
