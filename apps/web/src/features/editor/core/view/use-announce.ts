import { type CommandResult, type Editor, locate, type NodeId } from '@mailwright/document';
import { useMemo } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { notifyRefusal } from '../session/refusal.ts';
import { useNodeName } from './use-node-name.ts';
import type { ViewStore } from './view-store.ts';

/** Sentences for those who do not see the canvas. */
export interface Announce {
  /** Says where a node is now. */
  readonly place: (id: NodeId) => void;
  readonly selected: (ids: readonly NodeId[]) => void;
  /** A move that had nowhere to go. */
  readonly stuck: () => void;
  /** Says where the selection was dropped, or why it was not; null when nothing was dropped. */
  readonly dropped: (result: CommandResult | null) => void;
}

export function useAnnounce(stage: { readonly editor: Editor; readonly view: ViewStore } | null): Announce | null {
  const t = useT('canvas');
  const nameOf = useNodeName();
  return useMemo(() => {
    if (!stage) return null;
    const { editor, view } = stage;
    const say = (announcement: string) => view.setState({ announcement });
    const place = (id: NodeId) => {
      const { document } = editor.getState();
      const found = locate(document, id);
      if (!found) return;
      const siblings = found.parent ? (found.parent.children ?? []) : document.nodes;
      const facts = { name: nameOf(found.node), position: found.index + 1, count: siblings.length };
      say(found.parent ? t('place', { ...facts, parent: nameOf(found.parent) }) : t('placeOutside', facts));
    };
    return {
      place,
      selected: (ids) => say(t('selected', { count: ids.length })),
      stuck: () => say(t('stuck')),
      dropped(result) {
        if (!result) return;
        // Put down on itself it was not meant to go anywhere.
        if (!result.ok && result.reason === 'INTO_ITSELF') return;
        const [first] = editor.getState().selection;
        if (notifyRefusal(result) && first !== undefined) place(first);
      },
    };
  }, [stage, t, nameOf]);
}
