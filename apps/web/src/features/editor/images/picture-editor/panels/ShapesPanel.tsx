import {
  IconArrowNarrowRight,
  IconArrowsHorizontal,
  IconCircle,
  IconLine,
  IconRectangle,
  IconSquareRounded,
  IconStar,
  IconTriangle,
} from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { isLine } from '../draw/draw-overlay.ts';
import { frameOf, type Overlay } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import { LayerOpacity } from './LayerOpacity.tsx';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';
import { SliderRow } from './SliderRow.tsx';
import { ColorRow } from './TextPanel.tsx';

type ShapeLayer = Extract<Overlay, { readonly kind: 'shape' }>;

const SHAPES = [
  { shape: 'rectangle', icon: IconRectangle },
  { shape: 'rounded', icon: IconSquareRounded },
  { shape: 'ellipse', icon: IconCircle },
  { shape: 'triangle', icon: IconTriangle },
  { shape: 'star', icon: IconStar },
  { shape: 'line', icon: IconLine },
  { shape: 'arrow', icon: IconArrowNarrowRight },
  { shape: 'double-arrow', icon: IconArrowsHorizontal },
] as const;

/** Shapes, lines and arrows on the picture. */
export function ShapesPanel() {
  const t = useT('pictures');
  const { editor } = useEditorSession();
  const { recipe, selected, addLayer } = useEditing();
  const add = (shape: ShapeLayer['shape']) => {
    const frame = frameOf(recipe);
    const side = Math.round(Math.min(frame.width, frame.height) / 3);
    const { palette, buttons } = editor.getState().document.settings;
    const color = palette[0] ?? buttons.backgroundColor;
    const line = shape === 'line' || shape === 'arrow' || shape === 'double-arrow';
    addLayer({
      kind: 'shape',
      shape,
      width: line ? side * 1.5 : side,
      height: side,
      fill: line ? null : color,
      stroke: line ? color : null,
      strokeWidth: Math.max(2, Math.round(side / 16)),
      x: Math.round(frame.x + frame.width / 2),
      y: Math.round(frame.y + frame.height / 2),
    });
  };
  return (
    <div className={classes.panel}>
      <PanelHead title={t('tool.shapes')} />
      <fieldset className={`${classes.tiles} ${classes.four}`} aria-label={t('shape.add')}>
        {SHAPES.map(({ shape, icon: Icon }) => (
          <button
            key={shape}
            type="button"
            className={classes.tile}
            aria-label={t(`shape.${shape}`)}
            data-tip={t(`shape.${shape}`)}
            onClick={() => add(shape)}
          >
            <Icon size={24} stroke={1.5} aria-hidden="true" />
          </button>
        ))}
      </fieldset>
      {selected?.kind === 'shape' && <ShapeFields layer={selected} />}
    </div>
  );
}

function ShapeFields({ layer }: { readonly layer: ShapeLayer }) {
  const t = useT('pictures');
  const { changeLayer, endStep, recipe } = useEditing();
  const write = (change: Partial<ShapeLayer>, key?: string) => changeLayer({ ...layer, ...change }, key);
  return (
    <>
      <div className={classes.pair}>
        {!isLine(layer) && (
          <ColorRow
            label={t('shape.fill')}
            value={layer.fill}
            onChange={(fill) => write({ fill }, 'fill')}
            onClear={() => write({ fill: null })}
          />
        )}
        <ColorRow
          label={isLine(layer) ? t('color') : t('shape.outline')}
          value={layer.stroke}
          onChange={(stroke) => write({ stroke }, 'stroke')}
          {...(!isLine(layer) && { onClear: () => write({ stroke: null }) })}
        />
      </div>
      <SliderRow
        label={t('shape.thickness')}
        unit="px"
        min={1}
        max={Math.max(60, Math.round(Math.max(recipe.source.width, recipe.source.height) / 20))}
        value={Math.round(layer.strokeWidth)}
        onChange={(strokeWidth) => write({ strokeWidth }, 'thickness')}
        onEnd={endStep}
      />
      <LayerOpacity layer={layer} />
    </>
  );
}
