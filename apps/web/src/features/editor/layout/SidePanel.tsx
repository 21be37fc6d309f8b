import { IconLayoutSidebar, IconLayoutSidebarRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import classes from './SidePanel.module.css';

interface SidePanelProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A panel beside the canvas, whose room goes to the mail when it is closed. */
export function SidePanel({ side, label, open, onToggle, children }: SidePanelProps) {
  const t = useT('editor');
  const Icon = side === 'left' ? IconLayoutSidebar : IconLayoutSidebarRight;
  return (
    <aside
      className={classes.panel}
      data-side={side}
      data-region={side}
      data-open={open || undefined}
      aria-label={label}
    >
      <IconButton
        className={classes.toggle}
        size={28}
        label={open ? t('panel.close', { label }) : t('panel.open', { label })}
        aria-expanded={open}
        icon={<Icon size={16} stroke={1.7} />}
        onClick={onToggle}
      />
      {open && <div className={classes.content}>{children}</div>}
    </aside>
  );
}
