import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import type { Overlay } from '../recipe/new-recipe.ts';
import { duplicateOverlay, removeOverlay, reorderOverlay } from '../recipe/overlays.ts';
import { useEditing } from '../use-editing.ts';
import { useLayerKeys } from '../use-layer-keys.ts';
import classes from './LayerList.module.css';

/** Everything that lies on the picture, the highest first: what the canvas shows, for the keyboard and for screen readers. */
export function LayerList() {
  const t = useT('pictures');
  const { recipe, selected, select, change } = useEditing();
  const onKeyDown = useLayerKeys();
  const layers = recipe.overlays.toReversed();
  if (layers.length === 0) return null;
  const nameOf = (layer: Overlay) => {
    if (layer.kind === 'text') return layer.text.trim().split('\n')[0] || t('layer.text');
    return layer.kind === 'shape' ? t(`shape.${layer.shape}`) : t(`layer.${layer.kind}`);
  };
  return (
    <section className={classes.section} aria-label={t('layers')}>
      <h3 className={classes.title}>{t('layers')}</h3>
      <ul className={classes.list} onKeyDown={onKeyDown}>
        {layers.map((layer, index) => {
          const name = nameOf(layer);
          const chosen = selected?.id === layer.id;
          return (
            <li key={layer.id} className={classes.layer} data-chosen={chosen || undefined}>
              <button
                type="button"
                className={classes.name}
                aria-pressed={chosen}
                title={name}
                onClick={() => select(layer.id)}
              >
                {name}
              </button>
              {chosen && (
                <span className={classes.tools}>
                  <IconButton
                    size={24}
                    label={t('layer.up', { name })}
                    icon={<IconArrowUp size={14} />}
                    disabled={index === 0}
                    onClick={() => change(reorderOverlay(recipe, layer.id, 1))}
                  />
                  <IconButton
                    size={24}
                    label={t('layer.down', { name })}
                    icon={<IconArrowDown size={14} />}
                    disabled={index === layers.length - 1}
                    onClick={() => change(reorderOverlay(recipe, layer.id, -1))}
                  />
                  <IconButton
                    size={24}
                    label={t('layer.duplicate', { name })}
                    icon={<IconCopy size={14} />}
                    onClick={() => {
                      const [next, id] = duplicateOverlay(recipe, layer);
                      change(next);
                      select(id);
                    }}
                  />
                  <IconButton
                    size={24}
                    label={t('layer.remove', { name })}
                    icon={<IconTrash size={14} />}
                    onClick={() => {
                      change(removeOverlay(recipe, layer.id));
                      select(null);
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.hint}>{t('layers.hint')}</p>
    </section>
  );
}
