import type { DocumentNode } from '@mailwright/document';
import { useCallback } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';

/** What a node is called: the author's own name for it, else its block's. */
export function useNodeName(): (node: Pick<DocumentNode, 'name' | 'type'>) => string {
  const blocks = useT('blocks');
  return useCallback(({ name, type }) => name ?? blocks(`${type}.name`), [blocks]);
}
