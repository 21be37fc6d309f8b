import { useCallback } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import type { Stage } from '../stage.ts';

/** Returns a function that returns the name of an element of foreign HTML. */
export function useForeignElementName(stage: Pick<Stage, 'editor'> | null): (foreignElement: ForeignElement) => string {
  const t = useT('editor');
  return useCallback(
    (foreignElement) => {
      const document = stage?.editor.getState().document;
      const kind = document && islandCode()?.foreignElementPath(document, foreignElement).at(-1)?.kind;
      return kind ? t(`part.kind.${kind}`) : t('part.unclear');
    },
    [stage, t],
  );
}
