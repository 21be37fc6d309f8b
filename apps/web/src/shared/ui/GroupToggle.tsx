import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './GroupToggle.module.css';

interface GroupToggleProps {
  readonly title: string;
  readonly open: boolean;
  /** True when the group cannot be opened or closed. */
  readonly fixed?: boolean | undefined;
  /** Id of the element that it opens and closes. */
  readonly controls: string;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
}

/** Shows the heading of a group, which opens and closes it. */
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
