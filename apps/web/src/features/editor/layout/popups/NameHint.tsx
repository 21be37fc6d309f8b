import type { templateTextProblem } from '@mailwright/contract';
import { Popover } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { TextHint } from '../../../../shared/ui/TextHint.tsx';
import classes from '../top-bar/TemplateName.module.css';

interface NameHintProps {
  readonly typed: string;
  readonly standing: string;
  readonly problem: ReturnType<typeof templateTextProblem>;
}

/** Shows, under the input of a name, what the name may be, or what is wrong with the typed one. */
export function NameHint({ typed, standing, problem }: NameHintProps) {
  const messages = useT('messages');
  return (
    <Popover opened position="bottom-start" width={320} withArrow withRoles={false}>
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown className={classes.hint}>
        {problem === null ? (
          <TextHint value={typed} standing={standing} />
        ) : (
          <span role="alert" className={classes.problem}>
            {messages(problem)}
          </span>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
