import { type RefObject, useEffect, useRef } from 'react';
import { useEditorSession, useView } from '../session/use-editor-session.ts';

/** Longer than any group takes to open, or an input to be fetched. */
const MAX_WAIT_MS = 3000;

/**
 * A dialog that closes meanwhile gives the focus back to what opened it, and a press on the canvas takes it there; after
 * this they have done so.
 */
const HELD_MS = 150;

/** Selectors of the part of a field that gets the focus; the first that exists is used. */
const INPUTS = ['[data-autofocus]', '[data-choose]', 'input:not([type="file"]), select, textarea'];

/** Gives the focus to the field that is asked for, as soon as it stands: its group and its item open first. */
export function useFieldFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const { view } = useEditorSession();
  const asked = useView(({ panelFocus }) => (typeof panelFocus === 'object' ? panelFocus : null));
  useEffect(() => {
    if (asked === null) return;
    const { prop, item } = asked;
    const within = item === null ? '' : `[data-item="${CSS.escape(item.id)}"] `;
    const row = `${within}[data-prop="${CSS.escape(prop)}"]`;
    const inputOf = () => {
      const field = panel.current?.querySelector<HTMLElement>(row);
      return INPUTS.map((input) => field?.querySelector<HTMLElement>(input)).find((input) => input);
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
      if (isDone || now - start > MAX_WAIT_MS) view.setState({ panelFocus: null });
      else frame = requestAnimationFrame(look);
    };
    // Whoever goes on elsewhere meanwhile is not called back.
    const stop = () => view.setState({ panelFocus: null });
    const events = ['pointerdown', 'keydown'];
    look();
    for (const type of events) addEventListener(type, stop, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const type of events) removeEventListener(type, stop, { capture: true });
    };
  }, [asked, view]);
  return panel;
}
