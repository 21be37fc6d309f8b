import { useT } from '../../../../../shared/i18n/use-t.ts';
import { frameOfRatio, withCrop } from '../recipe/crop.ts';
import { frameOf, turnedSize } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import classes from './Panel.module.css';

const RATIOS = [
  { name: '1:1', ratio: 1 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:2', ratio: 3 / 2 },
  { name: '16:9', ratio: 16 / 9 },
] as const;

const SHAPE_SIDE = 22;

/** Shapes that the crop frame keeps; choosing one makes the largest frame of it. */
export function RatioTiles() {
  const t = useT('pictures');
  const { recipe, ratio, ownRatio, setRatio, change } = useEditing();
  const keep = (next: number | null) => {
    setRatio(next);
    if (next !== null) change(withCrop(recipe, frameOfRatio(frameOf(recipe), next, turnedSize(recipe))));
  };
  const ratios = [{ name: t('crop.free'), ratio: null }, ...RATIOS, { name: t('crop.own'), ratio: ownRatio }];
  return (
    <fieldset className={classes.tiles} aria-label={t('crop.ratio')}>
      {ratios.map((one) => (
        <button
          key={one.name}
          type="button"
          className={classes.tile}
          aria-pressed={ratio === one.ratio}
          onClick={() => keep(one.ratio)}
        >
          <span className={classes.shape} style={shapeOf(one.ratio ?? 1.25)} data-free={one.ratio === null} />
          {one.name}
        </button>
      ))}
    </fieldset>
  );
}

function shapeOf(ratio: number) {
  return {
    width: Math.min(SHAPE_SIDE, SHAPE_SIDE * ratio),
    height: Math.min(SHAPE_SIDE, SHAPE_SIDE / ratio),
  };
}
