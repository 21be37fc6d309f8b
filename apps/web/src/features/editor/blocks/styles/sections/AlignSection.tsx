import { IconLayoutAlignCenter, IconLayoutAlignLeft, IconLayoutAlignRight } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useReadingSide } from '../../../core/view/use-reading-side.ts';
import { StyleChoice } from '../StyleChoice.tsx';
import type { StyleSectionProps } from '../sections.ts';

export function AlignSection({ device }: StyleSectionProps) {
  const t = useT('editor');
  const panels = useT('panels');
  const side = useReadingSide();
  return (
    <StyleChoice
      edit={device}
      perDevice
      initial={side}
      style="align"
      label={panels('style.align')}
      choices={[
        { value: 'left', label: t('align.left'), icon: IconLayoutAlignLeft },
        { value: 'center', label: t('align.center'), icon: IconLayoutAlignCenter },
        { value: 'right', label: t('align.right'), icon: IconLayoutAlignRight },
      ]}
    />
  );
}
