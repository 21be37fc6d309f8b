import { IconCloudUpload } from '@tabler/icons-react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { saveSetting } from '../../../../shared/settings/save-setting.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorAction } from '../../core/actions/action.ts';

const isOn = () => currentSession()?.account.autosave === true;

/** Embedded, the page around the editor decides when something is saved. */
export const autosave: EditorAction = {
  id: 'autosave',
  label: 'action.autosave',
  icon: IconCloudUpload,
  inPreview: true,
  inCompact: true,
  visible: () => !isEmbedded(),
  checked: isOn,
  run: () => saveSetting({ autosave: !isOn() }).catch((error: unknown) => toast.error(errorSentence(error))),
};
