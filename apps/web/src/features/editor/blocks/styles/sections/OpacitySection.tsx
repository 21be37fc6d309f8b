import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleNumber } from '../StyleNumber.tsx';
import type { StyleSectionProps } from '../sections.ts';

export function OpacitySection({ edit }: StyleSectionProps) {
  const t = useT('panels');
  return <StyleNumber edit={edit} style="opacity" label={t('style.opacity')} initial={1} min={0} max={1} step={0.01} />;
}
