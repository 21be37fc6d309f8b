import { IconPackageExport } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';

/** For sections or one block; of anything else it says why not. */
export const saveAsModule: EditorAction = {
  id: 'save-as-module',
  label: 'action.saveAsModule',
  icon: IconPackageExport,
  enabled: ({ editor }) => editor.getState().selection.length > 0,
  run: async (session) => (await import('../library/save-as-module.ts')).saveAsModule(session),
};
