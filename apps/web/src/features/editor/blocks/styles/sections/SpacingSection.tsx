import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { StyleSectionProps } from '../sections.ts';
import { FourSides } from './FourSides.tsx';

export function SpacingSection({ device }: StyleSectionProps) {
  const t = useT('panels');
  return (
    <FourSides
      edit={device}
      perDevice
      label={t('style.padding')}
      sides={['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft']}
      max={400}
    />
  );
}
