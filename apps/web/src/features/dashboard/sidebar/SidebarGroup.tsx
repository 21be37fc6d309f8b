import { Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Sidebar.module.css';

interface SidebarGroupProps {
  readonly title: string;
  readonly loading: boolean;
  /** Control beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function SidebarGroup({ title, loading, action, children }: SidebarGroupProps) {
  const id = useId();
  return (
    <nav className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {action}
      </div>
      <ul className={classes.links}>
        {loading
          ? [68, 52, 60].map((width) => (
              <li key={width} className={classes.waiting}>
                <Skeleton width={16} height={16} />
                <Skeleton width={`${width}%`} height={12} />
              </li>
            ))
          : children}
      </ul>
    </nav>
  );
}
