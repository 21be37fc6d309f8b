import { type Editor, type EmailDocument, ISLAND_TYPE } from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Dragging } from '../core/drag/drag-session.ts';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import type { ViewStore } from '../core/view/view-store.ts';
import classes from './Canvas.module.css';
import { tickLayout } from './canvas-store.ts';
import { markedNodes } from './conditions/marked-nodes.ts';
import { DragLayer } from './drag/DragLayer.tsx';
import { MarqueeLayer } from './drag/MarqueeLayer.tsx';
import { followFrameAddress, frameAddress } from './frame/frame-address.ts';
import type { CanvasRenderOptions } from './frame/frame-page.ts';
import { useFrameSize } from './frame/use-frame-size.ts';
import { SelectionLayer } from './selection/SelectionLayer.tsx';
import type { Stage } from './stage.ts';
import { TextLayer } from './TextLayer.tsx';
import { useCanvasEvents } from './use-canvas-events.ts';
import { useStage } from './use-stage.ts';

const PendingImageLayer = lazy(async () => ({
  default: (await import('./pending/PendingImageLayer.tsx')).PendingImageLayer,
}));

const ConditionMarks = lazy(async () => ({
  default: (await import('./conditions/ConditionMarks.tsx')).ConditionMarks,
}));

interface CanvasProps {
  readonly editor: Editor;
  readonly view: ViewStore;
  readonly dragging: Dragging;
  readonly renderOptions: CanvasRenderOptions;
  /** Edits a text in place; loaded when the first text is opened. */
  readonly TextEditing: ComponentType<TextEditingProps>;
  /** The mail stands and can be edited. */
  readonly onReady: () => void;
}

/** The mail at its true width in a frame of its own, and everything that is done with it by pointer and keys. */
export function Canvas({ editor, view, dragging, renderOptions, TextEditing, onReady }: CanvasProps) {
  const t = useT('canvas');
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const device = useStore(view, (state) => state.device);
  const zoom = useStore(view, (state) => state.zoom);
  const preview = useStore(view, (state) => state.preview);
  const compact = useStore(view, (state) => state.compact);
  const editing = useStore(view, (state) => state.editingText !== null);
  const pendingImages = useStore(view, (state) => state.pendingImages !== null);
  const announcement = useStore(view, (state) => state.announcement);
  const address = useSyncExternalStore(
    (changed) => followFrameAddress(editor, changed),
    () => frameAddress(editor.getState().document),
  );
  const mailWidth = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => mailWidthOf(editor.getState().document),
  );
  const conditional = useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => markedNodes(editor.getState().document),
  );
  const { width, room, availableWidth, fits } = useFrameSize(scroller, device, zoom, mailWidth);
  const { stage, onLoad } = useStage({ editor, view, dragging }, renderOptions, { frame, scroller, surface });
  const textPoint = useCanvasEvents(stage);
  useEffect(() => {
    if (stage) onReady();
  }, [stage, onReady]);
  useScrollPosition(stage, { width, zoom, availableWidth });

  const size = {
    '--mw-frame-width': `${width}px`,
    '--mw-room': `${room}px`,
    '--mw-scale': zoom / 100,
  } as CSSProperties;
  return (
    <>
      <div ref={scroller} className={classes.scroller} data-fits={fits || undefined}>
        <div className={classes.stage} data-device={device} style={size}>
          <iframe
            ref={frame}
            className={classes.frame}
            src={address}
            sandbox="allow-same-origin allow-scripts"
            title={t('frame')}
            onLoad={onLoad}
          />
          <div
            ref={surface}
            className={classes.surface}
            data-through={editing || preview || undefined}
            data-canvas
            data-region="canvas"
            role="application"
            tabIndex={preview ? -1 : 0}
            aria-label={t('label')}
            aria-description={t('help')}
          />
          {stage && !preview && (
            <>
              <SelectionLayer stage={stage} />
              {conditional.length > 0 && (
                <Suspense>
                  <ConditionMarks stage={stage} ids={conditional} />
                </Suspense>
              )}
              {pendingImages && (
                <Suspense>
                  <PendingImageLayer stage={stage} />
                </Suspense>
              )}
              {!compact && (
                <>
                  <MarqueeLayer stage={stage} />
                  <DragLayer stage={stage} />
                </>
              )}
              <TextLayer stage={stage} point={textPoint} TextEditing={TextEditing} />
            </>
          )}
        </div>
      </div>
      <div className={classes.ring} />
      <output className={classes.spoken} aria-live="polite">
        {announcement}
      </output>
    </>
  );
}

/** An imported mail is as wide as it makes itself. */
function mailWidthOf(document: EmailDocument): number | null {
  const isImported = document.nodes.some(({ type }) => type === ISLAND_TYPE) || wholeDocument(document) !== null;
  return isImported ? null : document.settings.width;
}

interface FrameView {
  readonly width: number;
  readonly zoom: number;
  readonly availableWidth: number;
}

/** Keeps what is in the middle of the window there when the zoom or the device changes. */
function useScrollPosition(stage: Stage | null, { width, zoom, availableWidth }: FrameView): void {
  const last = useRef(zoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is a reason to centre again
  useLayoutEffect(() => {
    if (!stage) return;
    const { scroller, store } = stage;
    const middle = scroller.scrollTop + scroller.clientHeight / 2;
    if (last.current !== zoom) scroller.scrollTop = (middle * zoom) / last.current - scroller.clientHeight / 2;
    last.current = zoom;
    scroller.scrollLeft = Math.max(0, ((width * zoom) / 100 - scroller.clientWidth) / 2);
    tickLayout(store);
  }, [stage, width, zoom, availableWidth]);
}
