import { createId, type EmailDocument, lostByUpdate, updateInstances } from '@mailwright/document';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { listOf } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { BothVersions } from '../../core/dialogs/BothVersions.tsx';
import { islandCode } from '../../core/island/load-island-code.ts';
import type { ModuleUpdate } from '../../core/linked/module-status.ts';
import { loadRewriting } from '../../core/rewriting/load-rewriting.ts';
import { closeDialog, type EditorSession } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { loadUpdates, updateLinked } from './update-linked.ts';

/** The mail as it is and as it would be with the newer versions of its linked modules. */
export function ModuleUpdatesDialog({ updates }: { readonly updates: readonly ModuleUpdate[] }) {
  const t = useT('linked');
  const session = useEditorSession();
  const [before] = useState(() => session.editor.getState().document);
  const [after, setAfter] = useState<EmailDocument | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => closeDialog(session);
  useEffect(() => {
    let isShown = true;
    void updatedDocument(session, updates).then((document) => {
      if (!isShown) return;
      if (document === null) closeDialog(session);
      else setAfter(document);
    });
    return () => {
      isShown = false;
    };
  }, [session, updates]);
  const { registry } = session.editor.context;
  const gone = after && lostByUpdate(before, after, { registry, foreign: islandCode()?.islandContent });
  const lost = gone ? [...gone.links, ...gone.fields, ...gone.conditions, ...gone.legal] : [];
  const update = async () => {
    setBusy(true);
    const done = await updateLinked(session, updates, { allowLoss: lost.length > 0 });
    setBusy(false);
    if (done) close();
  };
  const names = listOf(updates.map(({ name, version }) => t('version', { name, version })));
  return (
    <DialogFrame opened centered size={1080} title={t('lookTitle')} onClose={close}>
      <Text size="sm" c="var(--mw-text-muted)">
        {t('lookBody', { names })}
      </Text>
      {lost.length > 0 && (
        <Alert color="orange" role="alert" mt="sm">
          {t('lost', { names: listOf(lost) })}
        </Alert>
      )}
      {after === null ? (
        <Skeleton height="60vh" mt="md" />
      ) : (
        <BothVersions
          versions={[
            { name: t('before'), when: '', document: before },
            { name: t('after'), when: '', document: after },
          ]}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button data-autofocus loading={busy} disabled={after === null} onClick={() => void update()}>
          {t(lost.length > 0 ? 'updateAnyway' : 'update')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** The document that `updateLinked` would make; null where none of the updates can be had, which has been told. */
async function updatedDocument(
  session: EditorSession,
  updates: readonly ModuleUpdate[],
): Promise<EmailDocument | null> {
  const { editor } = session;
  const loaded = await loadUpdates(session, updates);
  if (loaded.length === 0) return null;
  // What would be lost is named by what reads foreign HTML, as the update itself judges it.
  await loadRewriting(
    session,
    loaded.flatMap(({ nodes }) => nodes),
  );
  const { registry } = editor.context;
  return loaded.reduce<EmailDocument>(
    (document, { update, nodes }) => updateInstances(document, { ...update, nodes }, registry, createId),
    editor.getState().document,
  );
}
