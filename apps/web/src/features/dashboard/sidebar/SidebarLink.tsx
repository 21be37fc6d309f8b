import { VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import classes from './Sidebar.module.css';

interface SidebarLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon: Icon;
  readonly count: number | undefined;
  readonly current: boolean;
  /** Text after the title, e.g. that the category is hidden. */
  readonly note?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Content over the end of the line, e.g. a menu. */
  readonly children?: ReactNode;
}

export function SidebarLink({ to, title, icon: Icon, count, current, note, onClick, children }: SidebarLinkProps) {
  return (
    <li className={classes.line}>
      <Link to={to} className={classes.link} aria-current={current ? 'page' : undefined} onClick={onClick}>
        <Icon size={18} stroke={1.6} className={classes.icon} data-tip={note} />
        <span className={classes.title} data-tip={title}>
          {title}
        </span>
        {note !== undefined && <VisuallyHidden>{note}</VisuallyHidden>}
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
      </Link>
      {children}
    </li>
  );
}
