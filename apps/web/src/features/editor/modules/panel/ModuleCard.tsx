import type { CustomModule } from '@mailwright/contract';
import { relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { shownCategory, shownModule } from '../../../../shared/library/shown-texts.ts';
import { ModulePicture } from '../../../../shared/modules/ModulePicture.tsx';
import classes from './ModuleCard.module.css';

/** Size of the picture, CSS pixels. */
const WIDTH = 380;
const HEIGHT = 280;

/** A module in large, with what is known of it. */
export function ModuleCard({ module }: { readonly module: CustomModule }) {
  const t = useT('modules');
  const { category, isSystem, updatedAt } = module;
  const { name, description } = shownModule(module);
  const place = category ? shownCategory(category).name : isSystem ? t('group.system') : t('group.mine');
  return (
    <span className={classes.content}>
      <span className={classes.picture} style={{ maxHeight: HEIGHT }}>
        <ModulePicture module={module} width={WIDTH} height={HEIGHT} />
      </span>
      <strong>{name}</strong>
      {description !== '' && <span>{description}</span>}
      <span className={classes.facts}>{t('card.facts', { place, time: relativeTime(updatedAt) })}</span>
    </span>
  );
}
