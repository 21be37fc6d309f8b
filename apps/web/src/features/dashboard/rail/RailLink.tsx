import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber } from '../../../shared/format.ts';
import classes from './Rail.module.css';

interface RailLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon: Icon;
  readonly count: number | undefined;
  readonly current: boolean;
  readonly onClick?: (() => void) | undefined;
}

export function RailLink({ to, title, icon: Icon, count, current, onClick }: RailLinkProps) {
  return (
    <li>
      <Link to={to} className={classes.link} aria-current={current ? 'page' : undefined} onClick={onClick}>
        <Icon size={18} stroke={1.6} className={classes.icon} />
        <span className={classes.title} data-tip={title}>
          {title}
        </span>
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
      </Link>
    </li>
  );
}
