import { Collapse } from '@mantine/core';
import { type ReactNode, useEffect, useId } from 'react';
import { GroupToggle } from '../../../../shared/ui/GroupToggle.tsx';
import { useOpenGroup } from '../view/closed-groups.ts';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  /** Name under which it is remembered whether the group is open. */
  readonly name: string;
  readonly title: string;
  readonly closedAtFirst?: boolean;
  /** One of its fields is about to get the focus. */
  readonly asked?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a panel that can be closed and stays so. */
export function FieldGroup({ name, title, closedAtFirst = false, asked = false, children }: FieldGroupProps) {
  const [open, toggle] = useOpenGroup(name, closedAtFirst);
  const id = useId();
  useEffect(() => {
    if (asked && !open) toggle();
  }, [asked, open, toggle]);
  return (
    <section className={classes.group} data-group={name}>
      <GroupToggle title={title} open={open} controls={id} className={classes.toggle} onToggle={toggle} />
      <Collapse expanded={open} transitionDuration={120} id={id}>
        <div className={classes.body}>{children}</div>
      </Collapse>
    </section>
  );
}
