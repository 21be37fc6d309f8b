import type { DocumentNode } from '@mailwright/document';
import { useCallback } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';

/** Returns the name of a node: the author's own name for it, else its block's. */
export function useNodeName(): (node: Pick<DocumentNode, 'name' | 'type'>) => string {
  const blocks = useT('blocks');
  return useCallback(({ name, type }) => name ?? blocks(`${type}.name`), [blocks]);
}
