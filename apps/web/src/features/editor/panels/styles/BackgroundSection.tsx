import { useT } from '../../../../shared/i18n/use-t.ts';
import { StyleColor } from './StyleColor.tsx';
import type { StyleSectionProps } from './sections.ts';

export function BackgroundSection({ edit }: StyleSectionProps) {
  const t = useT('editor');
  return <StyleColor edit={edit} style="backgroundColor" label={t('style.color')} />;
}
