import type { Store } from '@mailwright/contract';
import { Progress } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber, fullDate, relativeTime } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './StoreState.module.css';
import { problemSentence } from './store-refusal.ts';

/** Shows the number of products of a store, when they were read, and the problem that prevents newer ones. */
export function StoreState({ store }: { readonly store: Store }) {
  const t = useT('stores');
  const { sync, products, kind, hasCredentials } = store;
  const { problem, syncedAt, nextAt, skipped, skippedCount } = sync;
  return (
    <div className={classes.state}>
      <p className={classes.line} role="status">
        {sync.state === 'running' ? (
          <>
            {t('state.running', { count: sync.done, number: formatNumber(sync.done) })}
            {sync.total !== null && ` ${t('state.of', { number: formatNumber(sync.total) })}`}
          </>
        ) : (
          <>
            {t('state.products', { count: products, number: formatNumber(products) })}
            {kind !== 'demo' && syncedAt !== null && (
              <span data-tip={fullDate(syncedAt)}>{` · ${t('state.synced', { when: relativeTime(syncedAt) })}`}</span>
            )}
            {sync.state === 'waiting' && ` · ${t('state.waiting')}`}
          </>
        )}
      </p>
      {sync.state === 'running' && sync.total !== null && sync.total > 0 && (
        <Progress
          size={4}
          value={(Math.min(sync.done, sync.total) / sync.total) * 100}
          aria-label={t('state.progress')}
        />
      )}
      {problem !== null && sync.state !== 'running' && (
        <p className={classes.problem} data-kind="error">
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {problemSentence(problem, hasCredentials)}
            {problem.line !== null && ` ${t('problem.line', { line: problem.line })}`}
            {nextAt !== null && ` ${t('problem.next', { when: relativeTime(nextAt) })}`}
          </span>
        </p>
      )}
      {skippedCount > 0 && (
        <details className={classes.skipped}>
          <summary>{t('skipped', { count: skippedCount, number: formatNumber(skippedCount) })}</summary>
          <ul>
            {skipped.map(({ line, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one line may have several faults, and the list never changes order.
              <li key={index}>{t('skipped.row', { line, message })}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
