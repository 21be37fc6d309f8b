import { type DndMode, LIMITS } from '@mailwright/contract';
import { errorSentence } from '../api/error-sentence.ts';
import { i18n } from '../i18n/i18n.ts';
import { confirm } from '../ui/dialog/confirm.ts';
import { toast } from '../ui/toast/toast.tsx';
import { saveSetting } from './save-setting.ts';

/**
 * Asks for confirmation, saves the editor mode for the person and reloads the page a second later. `beforeReload` saves work
 * that the reload would lose.
 */
export async function changeMode(mode: DndMode, beforeReload?: () => Promise<void>): Promise<void> {
  const name = i18n.t(`shared:mode.${mode}`);
  const sure = await confirm({
    title: i18n.t('shared:mode.confirmTitle', { mode: name }),
    body: i18n.t('shared:mode.confirmBody', { mode: name }),
    confirmLabel: i18n.t('shared:mode.confirm'),
  });
  if (!sure) return;
  try {
    await saveSetting({ dnd_mode: mode });
    setTimeout(() => void reload(beforeReload), LIMITS.reloadAfterModeChange);
  } catch (error) {
    toast.error(errorSentence(error));
  }
}

async function reload(beforeReload: (() => Promise<void>) | undefined): Promise<void> {
  await beforeReload?.();
  location.reload();
}
