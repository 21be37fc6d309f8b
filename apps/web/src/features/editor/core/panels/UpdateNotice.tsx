import { CloseButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './UpdateNotice.module.css';

interface UpdateNoticeProps {
  readonly icon: Icon;
  readonly sentence: string;
  /** Name of the button that closes the notice. */
  readonly later: string;
  readonly onClose: () => void;
  /** True for notices about modules, which have the color of modules. */
  readonly isOfModules?: boolean;
  /** Buttons for what can be done. */
  readonly children: ReactNode;
}

/** Shows what has changed elsewhere since the mail took it, with what can be done about it. */
export function UpdateNotice({ icon: TheIcon, sentence, later, onClose, isOfModules, children }: UpdateNoticeProps) {
  return (
    <div className={classes.notice} data-module={isOfModules || undefined}>
      <TheIcon size={16} stroke={1.8} aria-hidden="true" />
      <span className={classes.words}>{sentence}</span>
      {children}
      <CloseButton size="sm" aria-label={later} onClick={onClose} />
    </div>
  );
}
