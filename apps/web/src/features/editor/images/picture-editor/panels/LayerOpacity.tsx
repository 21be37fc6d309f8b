import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { Overlay } from '../recipe/new-recipe.ts';
import { placeOverlay } from '../recipe/overlays.ts';
import { useEditing } from '../use-editing.ts';
import { SliderRow } from './SliderRow.tsx';

/** Asks for the rotation and the opacity of a layer, which every kind of layer has. */
export function LayerOpacity({ layer }: { readonly layer: Overlay }) {
  const t = useT('pictures');
  const { changeLayer, endStep } = useEditing();
  return (
    <>
      <SliderRow
        label={t('layer.rotation')}
        unit="°"
        min={-180}
        max={180}
        value={Math.round(layer.rotation)}
        onChange={(degrees) => changeLayer(placeOverlay(layer, layer.x, layer.y, degrees), 'rotation')}
        onEnd={endStep}
      />
      <SliderRow
        label={t('layer.opacity')}
        unit="%"
        min={0}
        max={100}
        value={Math.round(layer.opacity * 100)}
        onChange={(percent) => changeLayer({ ...layer, opacity: percent / 100 }, 'opacity')}
        onEnd={endStep}
      />
    </>
  );
}
