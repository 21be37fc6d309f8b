import { useT } from '../../../../shared/i18n/use-t.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';

/** Leaves the editor, after asking when something would be lost. */
export function useCancel(dirty: boolean, leave: () => void): () => Promise<void> {
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
