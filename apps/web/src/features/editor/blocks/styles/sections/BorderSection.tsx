import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleColor } from '../../../core/styles/StyleColor.tsx';
import { StyleChoice } from '../StyleChoice.tsx';
import type { StyleSectionProps } from '../sections.ts';
import { FourSides } from './FourSides.tsx';

export function BorderSection({ edit }: StyleSectionProps) {
  const t = useT('panels');
  return (
    <>
      <FourSides
        edit={edit}
        label={t('style.borderWidth')}
        sides={['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth']}
        max={50}
      />
      <StyleChoice
        edit={edit}
        style="borderStyle"
        initial="solid"
        label={t('style.borderStyle')}
        choices={[
          { value: 'solid', label: t('border.solid') },
          { value: 'dashed', label: t('border.dashed') },
          { value: 'dotted', label: t('border.dotted') },
        ]}
      />
      <StyleColor edit={edit} style="borderColor" label={t('style.color')} />
    </>
  );
}
