import { Collapse } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { GroupToggle } from '../../../shared/ui/GroupToggle.tsx';
import { useOpenGroup } from '../session/view/closed-groups.ts';
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
    <section className={classes.group} data-group={name}>
      <GroupToggle title={title} open={open} controls={id} className={classes.toggle} onToggle={toggle} />
      <Collapse expanded={open} transitionDuration={120} id={id}>
        <div className={classes.body}>{children}</div>
      </Collapse>
    </section>
  );
}
