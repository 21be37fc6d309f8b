import { useMemo } from 'react';
import { ImpactDialog } from '../../../../shared/impact/ImpactDialog.tsx';
import type { EditorDialog } from '../../session/dialog.ts';
import { closeDialog } from '../../session/editor-session.ts';
import { refreshLists } from '../../session/save/refresh-lists.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { moduleSource } from './module-source.ts';

type ModuleImpactDialogProps = Extract<EditorDialog, { readonly kind: 'module-impact' }>;

/** Shows where a module is used, what a version changes there, and how far the update of the templates is. */
export function ModuleImpactDialog({ module, publish }: ModuleImpactDialogProps) {
  const session = useEditorSession();
  const isWorkingCopy = publish !== undefined;
  const source = useMemo(() => moduleSource(module, isWorkingCopy), [module, isWorkingCopy]);
  return (
    <ImpactDialog
      source={source}
      publish={publish}
      onUpdated={() => refreshLists({ later: true })}
      onClose={() => closeDialog(session)}
    />
  );
}
