import type { CustomModule } from '@mailwright/contract';
import { UnstyledButton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { shownModule } from '../../../../../shared/library/shown-texts.ts';
import { ModulePicture } from '../../../../../shared/modules/ModulePicture.tsx';
import classes from './ModuleChoice.module.css';

/** Width at which a picture is drawn and height of the part of it that is shown, CSS pixels. */
const WIDTH = 180;
const HEIGHT = 96;

interface ModuleChoiceProps {
  readonly module: CustomModule;
  readonly onPick: () => void;
}

/** Shows a module that a click or Enter adds to the mail. Its picture is drawn when it comes into sight. */
export function ModuleChoice({ module, onPick }: ModuleChoiceProps) {
  const t = useT('dashboard');
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { name, description } = shownModule(module);
  return (
    <UnstyledButton
      className={classes.choice}
      aria-label={t('new.modules.add', { name })}
      data-tip={description || undefined}
      onClick={onPick}
    >
      <span ref={ref} className={classes.picture} style={{ height: HEIGHT }}>
        {inViewport && <ModulePicture module={module} width={WIDTH} height={HEIGHT} />}
      </span>
      <span className={classes.name}>{name}</span>
    </UnstyledButton>
  );
}
