import { useT } from '../../../../../shared/i18n/use-t.ts';
import { newRecipe } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { SliderRow } from './SliderRow.tsx';

const AMOUNTS = ['brightness', 'contrast', 'saturation', 'warmth', 'blur'] as const;

/** Light and color of the whole picture. */
export function AdjustPanel() {
  const t = useT('pictures');
  const { recipe, change, endStep } = useEditing();
  const { adjust } = recipe;
  const changed = AMOUNTS.some((amount) => adjust[amount] !== 0);
  return (
    <div className={classes.panel}>
      <PanelHead
        title={t('tool.adjust')}
        reset={changed ? () => change({ ...recipe, adjust: newRecipe(recipe.source).adjust }) : undefined}
      />
      {AMOUNTS.map((amount) => (
        <SliderRow
          key={amount}
          label={t(`adjust.${amount}`)}
          min={amount === 'blur' ? 0 : -100}
          max={100}
          value={adjust[amount]}
          onChange={(value) => change({ ...recipe, adjust: { ...adjust, [amount]: value } }, `adjust ${amount}`)}
          onEnd={endStep}
        />
      ))}
    </div>
  );
}
