import { useCallback } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { IslandPart } from '../../session/island/island-part.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import type { Stage } from '../stage.ts';

/** What a part of foreign HTML is called. */
export function usePartName(stage: Pick<Stage, 'editor'> | null): (part: IslandPart) => string {
  const t = useT('editor');
  return useCallback(
    (part) => {
      const document = stage?.editor.getState().document;
      const kind = document && islandCode()?.partPath(document, part).at(-1)?.kind;
      return kind ? t(`part.kind.${kind}`) : t('part.unclear');
    },
    [stage, t],
  );
}
