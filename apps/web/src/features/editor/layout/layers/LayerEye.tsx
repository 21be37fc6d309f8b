import { UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './Layers.module.css';

interface LayerEyeProps {
  readonly name: string;
  readonly hidden: boolean;
  readonly onToggle: () => void;
}

/** Hides a layer on the canvas while the mail keeps it. The key for it is the tree's, which has the focus. */
export function LayerEye({ name, hidden, onToggle }: LayerEyeProps) {
  const t = useT('panels');
  const EyeIcon = hidden ? IconEyeOff : IconEye;
  return (
    <UnstyledButton
      className={classes.eye}
      tabIndex={-1}
      aria-label={t('layers.hide', { name })}
      aria-pressed={hidden}
      aria-keyshortcuts="H"
      data-tip={`${t(hidden ? 'layers.hiddenTip' : 'layers.hideTip')}  H`}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={onToggle}
    >
      <EyeIcon size={15} stroke={1.7} />
    </UnstyledButton>
  );
}
