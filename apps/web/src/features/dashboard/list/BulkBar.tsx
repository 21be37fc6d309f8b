import type { TemplateElement } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import type { BulkAction } from '../actions/bulk-action.ts';
import { bulkActions } from '../actions/bulk-actions.ts';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import type { DashboardView } from '../data/dashboard-view.ts';
import classes from './BulkBar.module.css';
import type { BulkSelection } from './use-bulk-selection.ts';

interface BulkBarProps {
  readonly view: DashboardView;
  /** Templates of the list that are loaded. */
  readonly templates: readonly TemplateElement[];
  readonly selection: BulkSelection;
  readonly pageActions: DashboardPageActions;
  readonly onClose: () => void;
}

/** Shows the number of selected cards and the actions on them. */
export function BulkBar({ view, templates, selection, pageActions, onClose }: BulkBarProps) {
  const t = useT('dashboard');
  const isAdmin = useAccount().role === 'admin';
  const [running, setRunning] = useState<BulkAction['id'] | null>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number } | null>(null);
  const stop = useRef<AbortController | null>(null);
  // Who goes to another place does not wait for a file any more.
  useEffect(() => () => stop.current?.abort(), []);
  const chosen = templates.filter(({ id }) => selection.ids.has(id));
  const count = chosen.length;

  async function run(action: BulkAction) {
    const controller = new AbortController();
    stop.current = controller;
    setRunning(action.id);
    const report = (done: number) => setProgress({ done, count });
    const done = await action.run(chosen, { view, pageActions, signal: controller.signal, report });
    setRunning(null);
    setProgress(null);
    if (done !== null) selection.replace([...selection.ids].filter((id) => !done.includes(id)));
  }

  return (
    <section className={classes.bar} aria-label={t('bulk.title')}>
      <label className={classes.all}>
        <input
          type="checkbox"
          checked={count > 0 && count === templates.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < templates.length;
          }}
          onChange={({ currentTarget: box }) => selection.replace(box.checked ? templates.map(({ id }) => id) : [])}
        />
        {t('bulk.all')}
      </label>
      <span className={classes.count} role="status">
        {progress === null ? t('bulk.selected', { count }) : t('bulk.progress', progress)}
      </span>
      {progress !== null && (
        <Button size="compact-md" variant="default" onClick={() => stop.current?.abort()}>
          {t('shared:cancel')}
        </Button>
      )}
      {bulkActions
        .filter((action) => action.offered(view, isAdmin))
        .map((action) => (
          <Button
            key={action.id}
            size="compact-md"
            variant="default"
            data-danger={action.danger}
            className={classes.action}
            disabled={count === 0 || (running !== null && running !== action.id)}
            loading={running === action.id}
            onClick={() => void run(action)}
          >
            {t(`bulk.${action.labelOf?.(chosen) ?? action.id}`)}
          </Button>
        ))}
      <IconButton
        className={classes.close}
        label={t('bulk.close')}
        icon={<IconX size={18} stroke={1.8} />}
        onClick={onClose}
      />
    </section>
  );
}
