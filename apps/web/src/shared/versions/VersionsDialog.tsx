import { LIMITS, type Version } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { useT } from '../i18n/use-t.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListEnd } from '../ui/ListEnd.tsx';
import { Loaded } from '../ui/loading/Loaded.tsx';
import { VersionList } from './VersionList.tsx';
import { VersionPreview } from './VersionPreview.tsx';
import classes from './VersionsDialog.module.css';
import { type Versioned, versionsQuery } from './versions-query.ts';

interface VersionsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: Versioned;
  /** Restores a version; absent for people who may only view them. */
  readonly onRestore?: ((versionDate: string) => void) | undefined;
}

/** Shows the mail at each save, to view it and to restore it. */
export function VersionsDialog({ opened, close, template, onRestore }: VersionsDialogProps) {
  const t = useT('versions');
  const versions = useInfiniteQuery(versionsQuery(template));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = versions;
  const loaded = useMemo(() => versions.data?.pages.flat(), [versions.data]);
  useFailureToast(versions.error);
  return (
    <DialogFrame opened={opened} onClose={close} title={t('title')} size={1120}>
      <Loaded
        query={versions}
        data={loaded}
        skeleton={
          <div className={classes.columns}>
            <Skeleton height="100%" radius="md" />
            <Skeleton height="100%" radius="md" />
          </div>
        }
        failure={{ title: t('failed') }}
        empty={
          <EmptyState icon={<IconHistory size={28} stroke={1.5} />} title={t('empty.title')} body={t('empty.body')} />
        }
      >
        {(shown) => (
          <Versions
            versions={shown}
            template={template}
            onRestore={onRestore}
            end={
              hasNextPage && <ListEnd busy={isFetchingNextPage} failed={isFetchNextPageError} load={fetchNextPage} />
            }
          />
        )}
      </Loaded>
    </DialogFrame>
  );
}

interface VersionsProps extends Pick<VersionsDialogProps, 'template' | 'onRestore'> {
  readonly versions: readonly Version[];
  /** Content after the last loaded version. */
  readonly end: ReactNode;
}

function Versions({ versions, template, onRestore, end }: VersionsProps) {
  const t = useT('versions');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = versions.find(({ versionDate }) => versionDate === chosen) ?? versions[0];
  if (shown === undefined) return null;
  const { latestKept, keptDays } = LIMITS.versions;
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <VersionList versions={versions} chosen={shown.versionDate} onChoose={setChosen} end={end} />
        <p className={classes.kept}>{t('kept', { count: latestKept, days: keptDays })}</p>
      </div>
      <VersionPreview
        key={shown.versionDate}
        templateId={template.id}
        versionDate={shown.versionDate}
        onRestore={onRestore}
      />
    </div>
  );
}
