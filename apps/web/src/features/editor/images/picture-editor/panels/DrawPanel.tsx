import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditing } from '../use-editing.ts';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { SliderRow } from './SliderRow.tsx';
import { ColorRow } from './TextPanel.tsx';

/** Drawing by hand; the pen, or the stroke that is selected. */
export function DrawPanel() {
  const t = useT('pictures');
  const { pen, setPen, selected, recipe, changeLayer, endStep } = useEditing();
  const stroke = selected?.kind === 'drawing' ? selected : null;
  const longer = Math.max(recipe.source.width, recipe.source.height);
  const thickness = stroke ? Math.round((stroke.strokeWidth / longer) * 1000) : pen.thickness;
  return (
    <div className={classes.panel}>
      <PanelHead title={t('tool.draw')} />
      <ColorRow
        label={t('color')}
        value={stroke?.color ?? pen.color}
        onChange={(color) => {
          setPen({ ...pen, color });
          if (stroke) changeLayer({ ...stroke, color }, 'color');
        }}
      />
      <SliderRow
        label={t('draw.thickness')}
        min={1}
        max={60}
        value={thickness}
        onChange={(next) => {
          setPen({ ...pen, thickness: next });
          if (stroke) changeLayer({ ...stroke, strokeWidth: (next / 1000) * longer }, 'thickness');
        }}
        onEnd={endStep}
      />
      <p className={classes.caption}>{t('draw.hint')}</p>
    </div>
  );
}
