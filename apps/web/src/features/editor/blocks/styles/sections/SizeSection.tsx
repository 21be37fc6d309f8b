import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleNumber } from '../StyleNumber.tsx';
import type { StyleSectionProps } from '../sections.ts';

export function SizeSection({ edit, device }: StyleSectionProps) {
  const t = useT('panels');
  return (
    <>
      <StyleNumber
        edit={device}
        perDevice
        style="width"
        label={t('style.width')}
        min={0}
        max={2000}
        step={1}
        unit="px"
      />
      <StyleNumber edit={edit} style="height" label={t('style.height')} min={0} max={2000} step={1} unit="px" />
    </>
  );
}
