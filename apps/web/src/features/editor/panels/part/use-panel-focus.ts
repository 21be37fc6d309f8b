import { type RefObject, useEffect, useRef } from 'react';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';

/** Gives the focus to the inputs that the canvas asks for, once the panel stands. */
export function usePanelFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const { view } = useEditorSession();
  const wanted = useView(({ panelFocus }) => panelFocus);
  const part = useView((state) => state.part);
  useEffect(() => {
    if (wanted === null || part === null) return;
    view.setState({ panelFocus: null });
    const group = panel.current?.querySelector(`[data-group="part/${wanted}"]`);
    const input = group?.querySelector<HTMLElement>('input:not([type="file"]), button:not([aria-expanded])');
    input?.focus();
    input?.scrollIntoView({ block: 'nearest' });
  }, [view, wanted, part]);
  return panel;
}
