import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useOpenGroup } from '../session/closed-groups.ts';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  /** Name under which it is remembered whether the group is open. */
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a panel that can be closed and stays so. */
export function FieldGroup({ name, title, children }: FieldGroupProps) {
  const [open, toggle] = useOpenGroup(name);
  const id = useId();
  return (
    <section className={classes.group}>
      <h3 className={classes.heading}>
        <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={toggle}>
          {title}
          <IconChevronDown size={14} stroke={1.8} className={classes.chevron} data-open={open || undefined} />
        </UnstyledButton>
      </h3>
      <Collapse expanded={open} transitionDuration={120} id={id}>
        <div className={classes.body}>{children}</div>
      </Collapse>
    </section>
  );
}
