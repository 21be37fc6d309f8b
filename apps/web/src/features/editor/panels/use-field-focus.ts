import { type RefObject, useEffect } from 'react';
import { useEditorSession, useView } from '../session/use-editor-session.ts';

/** Longer than any group takes to open, or an input to be fetched. */
const LONGEST_MS = 3000;

/** A dialog that closes meanwhile gives the focus back to what opened it; after this it has done so. */
const HELD_MS = 150;

const INPUTS = 'input:not([type="file"]), select, textarea, [data-upload]';

/** Gives the focus to the field that is asked for, as soon as it stands: its group and its item open first. */
export function useFieldFocus(panel: RefObject<HTMLElement | null>): void {
  const { view } = useEditorSession();
  const asked = useView(({ panelFocus }) => (typeof panelFocus === 'object' ? panelFocus : null));
  useEffect(() => {
    if (asked === null) return;
    const { prop, item } = asked;
    const within = item === null ? '' : `[data-item="${CSS.escape(item.id)}"] `;
    const row = `${within}[data-prop="${CSS.escape(prop)}"]`;
    const inputOf = () => {
      const field = panel.current?.querySelector<HTMLElement>(row);
      return field?.querySelector<HTMLElement>('[data-autofocus]') ?? field?.querySelector<HTMLElement>(INPUTS);
    };
    const start = performance.now();
    let since: number | null = null;
    let frame = 0;
    const look = () => {
      const now = performance.now();
      const input = inputOf();
      if (input && document.activeElement !== input) {
        since = now;
        input.focus();
        input.scrollIntoView({ block: 'nearest' });
      }
      const isDone = since !== null && document.activeElement === input && now - since > HELD_MS;
      if (isDone || now - start > LONGEST_MS) view.setState({ panelFocus: null });
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [asked, panel, view]);
}
