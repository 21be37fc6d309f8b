import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleNumber } from '../StyleNumber.tsx';
import type { StyleSectionProps } from '../sections.ts';

export function RadiusSection({ edit }: StyleSectionProps) {
  const t = useT('panels');
  return (
    <StyleNumber
      edit={edit}
      style="borderRadius"
      label={t('style.radius')}
      initial={0}
      min={0}
      max={200}
      step={1}
      unit="px"
    />
  );
}
