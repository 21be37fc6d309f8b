import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleColor } from '../StyleColor.tsx';
import { StyleNumber } from '../StyleNumber.tsx';
import type { StyleEdit } from '../style-edit.ts';

/** Two colours and a direction; the gradient appears once both colours are there. */
export function GradientRows({ edit }: { readonly edit: StyleEdit }) {
  const t = useT('editor');
  return (
    <>
      <StyleColor edit={edit} style="gradientFrom" label={t('style.gradientFrom')} />
      <StyleColor edit={edit} style="gradientTo" label={t('style.gradientTo')} />
      {edit.set.has('gradientFrom') && edit.set.has('gradientTo') && (
        <StyleNumber
          edit={edit}
          style="gradientAngle"
          label={t('style.gradientAngle')}
          initial={180}
          min={0}
          max={360}
          step={5}
          unit="°"
        />
      )}
    </>
  );
}
