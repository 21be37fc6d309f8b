import { AUDIT_ACTIONS, endpoints, LIMITS } from '@mailwright/contract';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconHistory, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { useFailureToast } from '../../../shared/api/use-failure-toast.ts';
import { saveFile } from '../../../shared/export/save-file.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import rows from '../Rows.module.css';
import { AuditEntryRow } from './AuditEntryRow.tsx';
import classes from './AuditPage.module.css';
import { type AuditChoice, auditFilter, auditQuery } from './audit-query.ts';

const EVERYTHING: AuditChoice = { words: '', action: 'all', firstDay: '', lastDay: '' };

/** Shows the audit log, filtered by words, action and days, with a download as a file. */
export function AuditEntries() {
  const t = useT('audit');
  const [choice, setChoice] = useState(EVERYTHING);
  const [words] = useDebouncedValue(choice.words.trim(), LIMITS.debounce.search);
  const asked = { ...choice, words: choice.words.trim() === '' ? '' : words };
  const entries = useInfiniteQuery(auditQuery(asked));
  const file = useMutation({
    mutationFn: () => fetchFile(endpoints.audit.download, { query: auditFilter(asked) }),
    onSuccess: ({ blob }) => saveFile(blob, 'audit-log.csv'),
  });
  useFailureToast(file.error);
  const change = (part: Partial<AuditChoice>) => setChoice({ ...choice, ...part });
  const keptDays = entries.data?.pages[0]?.keptDays;
  return (
    <section aria-label={t('title')}>
      <div className={classes.filters}>
        <TextInput
          className={classes.search}
          label={t('search')}
          placeholder={t('searchHint')}
          leftSection={<IconSearch size={16} />}
          value={choice.words}
          maxLength={LIMITS.searchTerm.max}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
        <NativeSelect
          label={t('action')}
          value={choice.action}
          onChange={({ currentTarget }) => change({ action: currentTarget.value as AuditChoice['action'] })}
          data={[
            { value: 'all', label: t('all') },
            ...AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) })),
          ]}
        />
        <TextInput
          type="date"
          label={t('from')}
          value={choice.firstDay}
          max={choice.lastDay || undefined}
          onChange={({ currentTarget }) => change({ firstDay: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('to')}
          value={choice.lastDay}
          min={choice.firstDay || undefined}
          onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
        />
      </div>
      <div className={classes.head}>
        <p className={classes.hint}>{keptDays !== undefined && t('kept', { count: keptDays })}</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('download')}
        </Button>
      </div>
      <Loaded
        query={entries}
        data={entries.data?.pages.flatMap((page) => page.entries)}
        skeleton={<Skeleton height={420} radius={12} />}
        failure={{ title: t('failed') }}
        empty={
          <EmptyState icon={<IconHistory size={28} stroke={1.5} />} title={t('none.title')} body={t('none.body')} />
        }
      >
        {(found) => (
          <>
            <ul className={rows.list} aria-busy={entries.isPlaceholderData}>
              {found.map((entry) => (
                <AuditEntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            {entries.hasNextPage && (
              <Button
                variant="default"
                loading={entries.isFetchingNextPage}
                onClick={() => void entries.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
