import type { NodeId } from '@mailwright/document';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { selectPart } from '../../../session/island/island-part.ts';
import { islandCode } from '../../../session/island/load-island-code.ts';
import { partRefusal } from '../../../session/island/part-refusal.ts';
import { tickLayout } from '../../canvas-store.ts';
import type { Point } from '../../geometry.ts';
import outlineClasses from '../../selection/Outlines.module.css';
import { pathAt, type Stage } from '../../stage.ts';
import { useBoxes } from '../../use-boxes.ts';
import { partAt, partElement, partOf } from '../part-element.ts';
import { usePartBox } from '../use-part-box.ts';
import { usePartName } from '../use-part-name.ts';
import { type MountedTextSlots, mountTextSlots } from './mount-text-slots.ts';
import { TextSlotsBar } from './TextSlotsBar.tsx';

interface PartTextLayerProps {
  readonly stage: Stage;
  readonly nodeId: NodeId;
  readonly point: Point | null;
}

/** The text around the selected part of foreign HTML, open for typing. The part follows the caret. */
export function PartTextLayer({ stage, nodeId, point }: PartTextLayerProps) {
  const t = useT('editor');
  const name = usePartName(stage);
  const [host] = useState(() => hostOf(stage, nodeId));
  const mounted = useRef<MountedTextSlots | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const box = usePartBox(stage, { nodeId, index: host ?? -1 });
  const [whole] = useBoxes(
    stage,
    useMemo(() => [nodeId], [nodeId]),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is opened once, where it was clicked
  useEffect(() => {
    const { editor, view, page, store, surface } = stage;
    const done = () => view.setState({ editingText: null });
    if (host === undefined) return done();
    const element = () =>
      host === null ? page.patcher.elementOf(nodeId) : partElement(stage, { nodeId, index: host });
    const onLink = () => {
      if (!view.getState().part) return;
      done();
      view.setState({ panelFocus: 'link' });
    };
    const toBar = () => {
      // The frame has the focus; the top window has to get it before an element of it can.
      window.focus();
      bar.current?.querySelector('button')?.focus();
    };
    const text = mountTextSlots({
      ...{ stage, nodeId, host, point, label: t('part.text') },
      ...{ onDone: done, onLink, onToolbar: toBar },
    });
    if (!text) {
      toast.error(partRefusal('changes-more'));
      return done();
    }
    mounted.current = text;
    const shown = host === null ? t('part.text') : name({ nodeId, index: host });
    view.setState({ announcement: t('part.editing', { name: shown }) });
    const press = (event: PointerEvent) => {
      if (event.target instanceof (page.document.defaultView as Window & typeof globalThis).Node) {
        if (element()?.contains(event.target)) return;
      }
      const at = { x: event.clientX, y: event.clientY };
      const node = pathAt(stage, at).at(-1);
      const part = partAt(stage, at);
      done();
      editor.select(node ? [node.id] : []);
      selectPart(stage, node ? part : null);
    };
    const follow = () => {
      const anchor = page.document.getSelection()?.anchorNode;
      if (!anchor || !element()?.contains(anchor)) return;
      const part = partOf(anchor.nodeType === 3 ? anchor.parentElement : (anchor as Element));
      if (part?.nodeId === nodeId && view.getState().part?.index !== part.index) view.setState({ part });
    };
    const ends = [
      editor.subscribe(({ selection }) => {
        if (selection.length !== 1 || selection[0] !== nodeId) done();
      }),
      view.subscribe(({ part }, previous) => {
        if (part === previous.part) return;
        const chosen = part && partElement(stage, part);
        if (host !== null && !(chosen && element()?.contains(chosen))) done();
      }),
    ];
    // A mail that is wider than its frame is scrolled to the caret.
    const moved = () => tickLayout(store);
    page.document.addEventListener('scroll', moved);
    page.document.addEventListener('pointerdown', press, true);
    page.document.addEventListener('selectionchange', follow);
    return () => {
      page.document.removeEventListener('scroll', moved);
      page.document.removeEventListener('pointerdown', press, true);
      page.document.removeEventListener('selectionchange', follow);
      for (const end of ends) end();
      text.unmount();
      page.document.defaultView?.scrollTo(0, 0);
      mounted.current = null;
      tickLayout(store);
      if (document.activeElement === stage.frame) surface.focus({ preventScroll: true });
    };
  }, [stage, nodeId, host]);

  // At the top of a fragment there is no element around the words: the block is.
  const around = box ?? whole;
  if (!around) return null;
  return (
    <>
      {box && (
        <div
          className={outlineClasses.outline}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          data-outline="words"
          data-soft
        />
      )}
      <TextSlotsBar
        ref={bar}
        box={around}
        onInsert={(words) => mounted.current?.insert(words)}
        onLeave={() => mounted.current?.focus()}
      />
    </>
  );
}

/** undefined: there is nothing to be typed into. */
function hostOf({ editor, view }: Stage, nodeId: NodeId): number | null | undefined {
  const { part } = view.getState();
  const element = part?.nodeId === nodeId ? part.index : null;
  const words = islandCode()?.partWords(editor.getState().document, nodeId, element);
  return words && words.refusal === null ? (words.host?.index ?? null) : undefined;
}
