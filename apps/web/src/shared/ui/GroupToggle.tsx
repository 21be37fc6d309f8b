import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './GroupToggle.module.css';

interface GroupToggleProps {
  readonly title: string;
  readonly open: boolean;
  /** Stays as it is. */
  readonly fixed?: boolean | undefined;
  /** Id of what it opens and closes. */
  readonly controls: string;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
}

/** The heading of a group that opens and closes it. */
export function GroupToggle({ title, open, fixed = false, controls, className = '', onToggle }: GroupToggleProps) {
  return (
    <h3 className={classes.heading}>
      <UnstyledButton
        className={`${classes.toggle} ${className}`}
        aria-expanded={open}
        aria-controls={controls}
        disabled={fixed}
        onClick={onToggle}
      >
        {title}
        {!fixed && <IconChevronDown size={14} stroke={1.8} className={classes.chevron} data-open={open || undefined} />}
      </UnstyledButton>
    </h3>
  );
}
