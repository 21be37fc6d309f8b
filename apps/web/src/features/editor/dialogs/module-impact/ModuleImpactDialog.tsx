import type { ModuleUpdate } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import type { EditorDialog } from '../../session/dialog.ts';
import { closeDialog } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { ImpactReview } from './ImpactReview.tsx';
import classes from './ModuleImpactDialog.module.css';
import { RunView } from './RunView.tsx';
import { latestRunsQuery } from './run-queries.ts';

type ModuleImpactDialogProps = Extract<EditorDialog, { readonly kind: 'module-impact' }>;

/** Where a module is used, what a version changes there, and how far the update of the templates is. */
export function ModuleImpactDialog({ module, publish }: ModuleImpactDialogProps) {
  const t = useT('moduleImpact');
  const session = useEditorSession();
  const [run, setRun] = useState<ModuleUpdate | null>(null);
  const [isWorking, setWorking] = useState(false);
  const latest = useQuery(latestRunsQuery(module.id));
  const close = () => closeDialog(session);
  // What somebody has started goes on without them; who comes back to look sees how far it is, who publishes is let.
  const going = latest.data?.find(({ state }) => state === 'running') ?? null;
  const underWay = run ?? (publish ? null : going);
  const { name, version } = module;
  const title = underWay
    ? t('title.run', { name, version: underWay.version })
    : t(publish ? 'title.publish' : 'title.update', { name, version: version + 1 });
  return (
    <DialogFrame
      opened
      size={1180}
      title={title}
      classNames={{ content: classes.dialog, body: classes.body }}
      closeOnEscape={!isWorking}
      closeOnClickOutside={!isWorking}
      withCloseButton={!isWorking}
      onClose={close}
    >
      {underWay !== null ? (
        <RunView key={underWay.id} run={underWay} onRun={setRun} onClose={close} />
      ) : latest.isPending ? (
        <Skeleton className={classes.main} />
      ) : (
        <ImpactReview
          module={module}
          publish={publish}
          last={going ?? latest.data?.[0] ?? null}
          onWork={setWorking}
          onRun={setRun}
          onClose={close}
        />
      )}
    </DialogFrame>
  );
}
