import { LIMITS } from '@mailwright/contract';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import type { DrawnIconProps } from './DrawnIcon.tsx';
import { drawIcon } from './draw-icon.ts';

/** A color or a size rests this long before the icon is drawn, milliseconds. */
const SETTLED = 400;
const HEX = /^#[\da-f]{6}$/i;

interface DrawnIconState {
  /** As it is, or is about to be; '' for a drawing with colors of its own. */
  readonly color: string;
  readonly busy: boolean;
  /** False for what is no color. */
  readonly changeColor: (color: string) => boolean;
}

/**
 * Draws an icon of the library anew when its color or size changes. A color is written with its drawing; a size has been
 * written by then, and the drawing joins that step, so that one undo takes both back.
 */
export function useDrawnIcon({ icon, value, propValue, onChange, onDone }: DrawnIconProps): DrawnIconState {
  const { editor } = useEditorSession();
  const templateId = useSessionState(({ template }) => template.id);
  const id = String(propValue(icon.id) ?? '');
  const written = String(propValue(icon.color) ?? '');
  const size = drawnSize(propValue(icon.size));
  const [wanted, setWanted] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);
  const timer = useRef(0);
  /** Last drawn icon and its size. An address that was not written here, for example by undo, counts as drawn in this size. */
  const drawn = useRef({ src: value, size });

  const redraw = (color: string) => {
    window.clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    timer.current = window.setTimeout(async () => {
      const { document } = editor.getState();
      setBusy(true);
      try {
        const { src } = await drawIcon({ id, color, size, templateId });
        const isStill = mine === turn.current && propValue(icon.id) === id && propValue() === value;
        if (!isStill || drawnSize(propValue(icon.size)) !== size) return;
        drawn.current = { src, size };
        // A color that was chosen is a step of its own, a size has made one.
        if (color !== written) onDone();
        onChange(src, { [icon.color]: color }, color === written ? document : undefined);
        onDone();
      } catch (error) {
        if (mine === turn.current) toast.error(errorSentence(error));
      } finally {
        if (mine === turn.current) {
          setBusy(false);
          setWanted(null);
        }
      }
    }, SETTLED);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn when the size changes, and not for anything else.
  useEffect(() => {
    if (drawn.current.src !== value) drawn.current = { src: value, size };
    else if (drawn.current.size !== size) redraw(wanted ?? written);
    else if (wanted === null) {
      window.clearTimeout(timer.current);
      turn.current += 1;
      setBusy(false);
    }
  }, [value, size]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    color: wanted ?? written,
    busy,
    changeColor(color) {
      if (!HEX.test(color)) return false;
      setWanted(color.toLowerCase());
      redraw(color.toLowerCase());
      return true;
    },
  };
}

function drawnSize(size: unknown): number {
  const { min, max } = LIMITS.iconSize;
  return Math.min(max, Math.max(min, Math.round(Number(size) || min)));
}
