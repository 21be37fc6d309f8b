import { useEffect, useRef } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { FILTER_NAMES, type FilterName } from '../draw/color-matrix.ts';
import { drawBase } from '../draw/draw-base.ts';
import { frameOfRatio } from '../recipe/crop.ts';
import { frameOf, turnedSize } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import classes from './FiltersPanel.module.css';
import panel from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { SliderRow } from './SliderRow.tsx';

/** Pixels a side of a filter's example; drawn twice as large as it is shown. */
const EXAMPLE = 144;

/** Looks for the whole picture, each shown on the picture itself. */
export function FiltersPanel() {
  const t = useT('pictures');
  const { recipe, change, endStep } = useEditing();
  const { filter } = recipe;
  const choose = (name: FilterName | null) =>
    change({ ...recipe, filter: name && { name, strength: filter?.strength ?? 100 } });
  return (
    <div className={panel.panel}>
      <PanelHead title={t('tool.filters')} />
      {filter && (
        <SliderRow
          label={t('filter.strength')}
          unit="%"
          min={0}
          max={100}
          value={filter.strength}
          onChange={(strength) => change({ ...recipe, filter: { ...filter, strength } }, 'filter')}
          onEnd={endStep}
        />
      )}
      <fieldset className={classes.filters} aria-label={t('tool.filters')}>
        {[null, ...FILTER_NAMES].map((name) => (
          <button
            key={name ?? 'none'}
            type="button"
            className={classes.filter}
            aria-pressed={(filter?.name ?? null) === name}
            onClick={() => choose(name)}
          >
            <Example name={name} />
            {t(`filter.${name ?? 'none'}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Example({ name }: { readonly name: FilterName | null }) {
  const { recipe: edited, picture } = useEditing();
  const holder = useRef<HTMLCanvasElement>(null);
  const { source, turn, flip, straighten, adjust, crop } = edited;
  useEffect(() => {
    const context = holder.current?.getContext('2d');
    if (!context) return;
    const filter = name && { name, strength: 100 };
    const recipe = { source, turn, flip, straighten, filter, adjust: { ...adjust, blur: 0 } };
    const part = frameOfRatio(frameOf({ source, turn, crop }), 1, turnedSize({ source, turn }));
    context.drawImage(drawBase(recipe, picture.preview, part, { width: EXAMPLE, height: EXAMPLE }), 0, 0);
  }, [name, picture, source, turn, flip, straighten, adjust, crop]);
  return <canvas ref={holder} className={classes.example} width={EXAMPLE} height={EXAMPLE} />;
}
