import type { ProductChange } from '@mailwright/blocks';
import { createId } from '@mailwright/document';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../../shared/ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { applyChanges, canTake, changedProducts } from '../../../core/products/bring-up-to-date.ts';
import { loadProducts, productsOfMail } from '../../../core/products/known-products.ts';
import type { EditorDialog } from '../../../core/session/dialog.ts';
import { closeDialog, openDialog } from '../../../core/session/editor-session.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { ChangedProductRow } from './ChangedProductRow.tsx';
import classes from './ProductUpdates.module.css';

type ProductUpdatesProps = Extract<EditorDialog, { readonly kind: 'product-updates' }>;

/** Shows what has changed in the mail's products, old and new side by side. The author's own texts stay unless chosen. */
export function ProductUpdatesDialog({ nodeId, back }: ProductUpdatesProps) {
  const t = useT('products');
  const session = useEditorSession();
  const { editor } = session;
  const [{ document, opening }] = useState(() => ({ document: editor.getState().document, opening: createId() }));
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const changed = useQuery({
    queryKey: ['products', 'updates', opening],
    queryFn: async () => changedProducts(document, await loadProducts(productsOfMail(document, nodeId), true), nodeId),
    gcTime: 0,
    structuralSharing: false,
  });
  const keyOf = (id: string, { kind }: ProductChange) => `${id} ${kind}`;
  // What was typed over is kept, everything else is taken, until it is ticked otherwise.
  const isOn = (id: string, change: ProductChange) => change.edited === turned.has(keyOf(id, change));
  const turn = (id: string, change: ProductChange) =>
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(keyOf(id, change))) after.add(keyOf(id, change));
      return after;
    });
  const takeable = (changed.data ?? []).filter((each) => canTake(session, each));
  const close = () => (back ? openDialog(session, back) : closeDialog(session));
  const apply = () => {
    const taken = takeable.map((each) => ({
      changed: each,
      chosen: each.changes.filter((change) => isOn(each.node.id, change)),
    }));
    if (!applyChanges(session, taken)) return;
    toast.success(t('updates.done', { count: taken.length }));
    close();
  };
  return (
    <DialogFrame opened centered size={760} title={t('updates.title')} onClose={close}>
      <Loaded
        query={changed}
        data={changed.data}
        skeleton={
          <Stack gap={12}>
            <Skeleton height={150} />
            <Skeleton height={150} />
          </Stack>
        }
        failure={{ title: t('updates.failed'), ...(changed.error && { body: errorSentence(changed.error) }) }}
        empty={
          <EmptyState
            icon={<IconCircleCheck size={28} stroke={1.5} />}
            title={t('updates.none.title')}
            body={t('updates.none.body')}
            action={<Button onClick={close}>{t('shared:close')}</Button>}
          />
        }
      >
        {(all) => (
          <>
            <p className={classes.intro}>{t('updates.intro', { count: all.length })}</p>
            <ul className={classes.list}>
              {all.map((each) => (
                <ChangedProductRow
                  key={each.node.id}
                  changed={each}
                  lang={document.settings.lang}
                  isOn={(change) => isOn(each.node.id, change)}
                  onTurn={(change) => turn(each.node.id, change)}
                />
              ))}
            </ul>
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('shared:cancel')}
              </Button>
              <Button data-autofocus disabled={takeable.length === 0} onClick={apply}>
                {t('updates.apply')}
              </Button>
            </DialogActions>
          </>
        )}
      </Loaded>
    </DialogFrame>
  );
}
