import { type DocumentNode, locate } from '@mailwright/document';
import { IconLayoutDistributeVertical } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

export const distributeColumns: EditorAction = {
  id: 'distribute-columns',
  label: 'action.distributeColumns',
  icon: IconLayoutDistributeVertical,
  enabled: (session) => columnsAround(session) !== null,
  run: (session) => {
    const section = columnsAround(session);
    const count = section?.children?.length ?? 0;
    if (section)
      notifyRefusal(session.editor.run({ type: 'setLayout', id: section.id, shares: Array(count).fill(100 / count) }));
  },
};

/** The innermost container of columns beside each other that is selected, or that holds what is selected. */
function columnsAround({ editor }: EditorSession): DocumentNode | null {
  const { document, selection } = editor.getState();
  const [only, ...more] = selection;
  const place = only === undefined || more.length > 0 ? undefined : locate(document, only);
  if (!place) return null;
  const around = [place.node, ...place.ancestors.toReversed()];
  const holder = around.find(({ type }) => editor.context.registry.get(type)?.split !== undefined);
  return (holder?.children?.length ?? 0) > 1 ? (holder ?? null) : null;
}
