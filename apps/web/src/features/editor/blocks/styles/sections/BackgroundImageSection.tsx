import { BACKGROUND_POSITIONS, BACKGROUND_REPEATS, BACKGROUND_SIZES } from '@mailwright/document';
import { useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { BackgroundPicture } from '../../../core/styles/BackgroundPicture.tsx';
import { StyleColor } from '../../../core/styles/StyleColor.tsx';
import type { StyleEdit } from '../../../core/styles/style-edit.ts';
import { StyleNumber } from '../StyleNumber.tsx';
import { StyleSelect } from '../StyleSelect.tsx';
import type { StyleSectionProps } from '../sections.ts';

/** An image behind the content and how it lies there, and the gradient under it. */
export function BackgroundImageSection({ edit }: StyleSectionProps) {
  const t = useT('panels');
  const id = useId();
  const hasImage = edit.set.has('backgroundImage');
  return (
    <>
      <BackgroundPicture id={id} edit={edit} />
      {hasImage && (
        <>
          <StyleSelect
            edit={edit}
            style="backgroundSize"
            label={t('style.backgroundSize')}
            initial="cover"
            choices={BACKGROUND_SIZES.map((value) => ({ value, label: t(`style.backgroundSize.${value}`) }))}
          />
          <StyleSelect
            edit={edit}
            style="backgroundPosition"
            label={t('style.backgroundPosition')}
            initial="center center"
            choices={BACKGROUND_POSITIONS.map((value) => ({
              value,
              label: t(`style.backgroundPosition.${value}`),
            }))}
          />
          <StyleSelect
            edit={edit}
            style="backgroundRepeat"
            label={t('style.backgroundRepeat')}
            initial="no-repeat"
            choices={BACKGROUND_REPEATS.map((value) => ({ value, label: t(`style.backgroundRepeat.${value}`) }))}
          />
        </>
      )}
      <GradientRows edit={edit} />
    </>
  );
}

/** Two colours and a direction; the gradient appears once both colours are there. */
function GradientRows({ edit }: { readonly edit: StyleEdit }) {
  const t = useT('panels');
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
