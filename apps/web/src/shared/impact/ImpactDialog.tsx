import type { ModuleUpdate } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import classes from './ImpactDialog.module.css';
import { ImpactReview } from './ImpactReview.tsx';
import { latestRunsQuery } from './impact-queries.ts';
import type { ImpactSource } from './impact-source.ts';
import { RunView } from './RunView.tsx';

interface ImpactDialogProps {
  readonly source: ImpactSource;
  /**
   * Publishes the working copy of a module as its next version. Returns the version number, or null when it was not published.
   */
  readonly publish?: (() => Promise<number | null>) | undefined;
  /** Called when an update has ended: lists of templates must be loaded again. */
  readonly onUpdated: () => void;
  readonly onClose: () => void;
}

/** Shows the templates that use a module or a brand kit, the effect of a change on them, and the progress of their update. */
export function ImpactDialog({ source, publish, onUpdated, onClose }: ImpactDialogProps) {
  const t = useT('moduleImpact');
  const [run, setRun] = useState<ModuleUpdate | null>(null);
  const [isWorking, setWorking] = useState(false);
  const latest = useQuery(latestRunsQuery(source));
  // What somebody has started goes on without them; who comes back to look sees how far it is, who publishes is let.
  const going = latest.data?.find(({ state }) => state === 'running') ?? null;
  const underWay = run ?? (publish ? null : going);
  const { kind, name, version } = source;
  const title = underWay
    ? t(`${kind}.title.run`, { name, version: underWay.version })
    : publish
      ? t('title.publish', { name, version })
      : t('title.update', { name });
  return (
    <DialogFrame
      opened
      size={1180}
      title={title}
      classNames={{ content: classes.dialog, body: classes.body }}
      closeOnEscape={!isWorking}
      closeOnClickOutside={!isWorking}
      withCloseButton={!isWorking}
      onClose={onClose}
    >
      {underWay !== null ? (
        <RunView key={underWay.id} run={underWay} onRun={setRun} onUpdated={onUpdated} onClose={onClose} />
      ) : latest.isPending ? (
        <Skeleton className={classes.main} />
      ) : (
        <ImpactReview
          source={source}
          publish={publish}
          last={going ?? latest.data?.[0] ?? null}
          onWork={setWorking}
          onRun={setRun}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}
