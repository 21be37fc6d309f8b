import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditing } from '../use-editing.ts';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { SliderRow } from './SliderRow.tsx';

const RADIUS = 25;
const SIDE = 26;

/** Asks for the outline of the picture; outside of it the picture is empty. */
export function MaskPanel() {
  const t = useT('pictures');
  const { recipe, change, endStep } = useEditing();
  const { mask } = recipe;
  const masks = [
    { name: 'none', mask: null, radius: 0 },
    { name: 'rounded', mask: { shape: 'rounded', radius: RADIUS }, radius: 7 },
    { name: 'circle', mask: { shape: 'circle' }, radius: SIDE },
  ] as const;
  return (
    <div className={classes.panel}>
      <PanelHead title={t('tool.mask')} />
      <fieldset className={classes.tiles} aria-label={t('tool.mask')}>
        {masks.map((one) => (
          <button
            key={one.name}
            type="button"
            className={classes.tile}
            aria-pressed={(mask?.shape ?? 'none') === one.name}
            onClick={() => change({ ...recipe, mask: one.mask })}
          >
            <span className={classes.shape} style={{ width: SIDE, height: SIDE, borderRadius: one.radius }} />
            {t(`mask.${one.name}`)}
          </button>
        ))}
      </fieldset>
      {mask?.shape === 'rounded' && (
        <SliderRow
          label={t('mask.radius')}
          unit="%"
          min={1}
          max={100}
          value={mask.radius}
          onChange={(radius) => change({ ...recipe, mask: { ...mask, radius } }, 'mask')}
          onEnd={endStep}
        />
      )}
      {mask && <p className={classes.caption}>{t('mask.png')}</p>}
    </div>
  );
}
