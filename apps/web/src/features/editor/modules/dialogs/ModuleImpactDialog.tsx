import { endpoints } from '@mailwright/contract';
import { useMemo } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { ImpactDialog } from '../../../../shared/impact/ImpactDialog.tsx';
import type { ImpactSource } from '../../../../shared/impact/impact-source.ts';
import type { EditorDialog, ImpactModule } from '../../core/session/dialog.ts';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';

const rows = endpoints.customModules;

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

/** The latest version of a module, or its working copy as the next one. */
function moduleSource({ id, name, version: latest }: ImpactModule, isWorkingCopy: boolean): ImpactSource {
  const params = { id };
  const version = isWorkingCopy ? latest + 1 : latest;
  return {
    kind: 'module',
    id,
    name,
    version,
    async uses(query, signal) {
      const found = await call(rows.uses, { params, query }, { signal });
      return { ...found, uses: found.uses.map((use) => ({ ...use, isCurrent: use.version === version })) };
    },
    show: (templateId, signal) =>
      call(rows.impact, { params: { id, templateId }, query: isWorkingCopy ? {} : { version } }, { signal }),
    updates: (signal) => call(rows.updates, { params }, { signal }),
    start: (templates, published, allowLoss) =>
      call(rows.startUpdate, { params, body: { version: published, templates, allowLoss } }),
  };
}
