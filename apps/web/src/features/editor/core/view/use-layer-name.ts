import type { DocumentNode } from '@mailwright/document';
import { useCallback } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../session/use-editor-session.ts';

/** Returns the name of a layer: the author's own name for it, else its block's. */
export function useLayerName(): (node: DocumentNode) => string {
  const blocks = useT('blocks');
  const { registry } = useEditorSession().editor.context;
  return useCallback(
    ({ name, type }) => name ?? (registry.has(type) ? blocks(`${type}.name`) : type),
    [blocks, registry],
  );
}
