import { useT } from '../../../../../shared/i18n/use-t.ts';
import { StyleColor } from '../../../core/styles/StyleColor.tsx';
import type { StyleSectionProps } from '../sections.ts';

/** The background's colour; under an image or a gradient it is what clients without them show. */
export function BackgroundSection({ edit }: StyleSectionProps) {
  const t = useT('panels');
  const covered = edit.set.has('backgroundImage') || edit.set.has('gradientFrom');
  return (
    <StyleColor
      edit={edit}
      style="backgroundColor"
      label={t(covered ? 'style.fallbackColor' : 'style.color')}
      initial={edit.set.has('backgroundImage') ? undefined : edit.own.gradientFrom}
    />
  );
}
