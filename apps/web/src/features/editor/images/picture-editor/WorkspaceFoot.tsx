import type { Asset } from '@mailwright/contract';
import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import classes from './PictureWorkspace.module.css';

interface WorkspaceFootProps {
  readonly dirty: boolean;
  readonly save: UseMutationResult<Asset, Error, void>;
  readonly onCancel: () => void;
  /** Text about the image that results, such as its size. */
  readonly children?: ReactNode;
}

/** Leaves the picture as it was, or applies what was done to it. */
export function WorkspaceFoot({ dirty, save, onCancel, children }: WorkspaceFootProps) {
  const t = useT('pictures');
  const cancel = useCancel(dirty, onCancel);
  return (
    <footer className={classes.foot}>
      <span className={classes.size}>{children}</span>
      <Button variant="default" disabled={save.isPending} onClick={() => void cancel()}>
        {t('shared:cancel')}
      </Button>
      <Button disabled={!dirty} loading={save.isPending} onClick={() => save.mutate()}>
        {t('apply')}
      </Button>
    </footer>
  );
}

/** Leaves the editor, after asking when something would be lost. */
function useCancel(dirty: boolean, leave: () => void): () => Promise<void> {
  const t = useT('shared');
  return async () => {
    const question = {
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
      danger: true,
    };
    if (!dirty || (await confirm(question))) leave();
  };
}
