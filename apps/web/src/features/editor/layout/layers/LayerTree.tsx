import {
  type BlockRegistry,
  type DocumentNode,
  type EmailDocument,
  excerptOf,
  instanceAt,
  locate,
  type NodeId,
  type TileIcon,
} from '@mailwright/document';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DragLabel } from '../../../../shared/pointer/DragLabel.tsx';
import type { DragSession } from '../../core/drag/drag-session.ts';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { moveByStep } from '../../core/session/move-by-step.ts';
import { notifyRefusal, refusalSentence } from '../../core/session/refusal.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';
import { openContextMenu } from '../../core/view/context-menu.ts';
import { setLayersHidden } from '../../core/view/hidden-layers.ts';
import { useLayerName } from '../../core/view/use-layer-name.ts';
import { coveredLayers } from './covered-layers.ts';
import { foreignElementOfLine } from './foreign-element-rows.ts';
import { LayerLine, type LayerLineActions } from './LayerLine.tsx';
import classes from './Layers.module.css';
import { layerKey } from './layer-keys.ts';
import type { LayerRow } from './layer-rows.ts';
import { INDENT, ROW_HEIGHT, START } from './layer-sizes.ts';
import { useLayerDrag } from './use-layer-drag.ts';
import { useLayerSelection } from './use-layer-selection.ts';

interface LayerTreeProps {
  readonly document: EmailDocument;
  readonly rows: readonly LayerRow[];
  readonly onToggle: (id: NodeId) => void;
}

/** The mail as a tree. Only the lines in sight are drawn, so a mail of any size opens at once. */
export function LayerTree({ document, rows, onToggle }: LayerTreeProps) {
  const t = useT('panels');
  const canvas = useT('canvas');
  const session = useEditorSession();
  const { editor, view } = session;
  const nameOf = useLayerName();
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const [renaming, setRenaming] = useState<NodeId | null>(null);
  const { selection, active, go, toggle, click } = useLayerSelection(rows);
  const namesOf = (ids: readonly NodeId[]) => {
    const node = ids.length === 1 ? locate(document, ids[0] ?? '')?.node : undefined;
    return node ? nameOf(node) : t('layers.several', { count: ids.length });
  };
  const { drag, press } = useLayerDrag(rows, scroller, namesOf);
  const hiding = useHiddenLayers(rows);
  const selected = useMemo(() => new Set(selection), [selection]);
  const { registry, readOnly } = editor.context;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const found = rows.findIndex(({ node }) => node.id === active);
  // Where a layer was deleted, the keys go on with the one that took its place.
  const last = useRef(0);
  const at = found >= 0 ? found : Math.min(last.current, rows.length - 1);
  last.current = at;
  const activeRow = rows[at];
  const lines = virtual.getVirtualItems();

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another line becomes the active one, or moves.
  useEffect(() => {
    if (active !== null && activeRow?.node.id === active) virtual.scrollToIndex(at);
  }, [active, at]);

  const activeLine = () => scroller.current?.querySelector('[data-active]') ?? null;
  const focusTree = () => scroller.current?.focus({ preventScroll: true });
  const startRenaming = (node: NodeId) => {
    if (!readOnly && foreignElementOfLine(node) === null) setRenaming(node);
  };
  const endRenaming = (node: DocumentNode, typed: string | null) => {
    setRenaming(null);
    if (typed !== null && typed.trim() !== nameOf(node))
      notifyRefusal(editor.run({ type: 'rename', id: node.id, name: typed.trim() }));
    requestAnimationFrame(focusTree);
  };
  const announcePlace = (moved: NodeId) => {
    const now = editor.getState().document;
    const place = locate(now, moved);
    if (!place) return;
    const count = (place.parent?.children ?? now.nodes).length;
    const facts = { name: nameOf(place.node), position: place.index + 1, count };
    const { parent } = place;
    view.setState({
      announcement: parent ? canvas('place', { ...facts, parent: nameOf(parent) }) : canvas('placeOutside', facts),
    });
  };
  const moveSelection = (step: 1 | -1) => {
    const foreignElement = selectedForeignElement(session);
    if (foreignElement) {
      islandCode()?.moveForeignElement(session, foreignElement, step);
      return;
    }
    const [first] = editor.getState().selection;
    if (first === undefined) return;
    const moved = moveByStep(editor, step);
    if (moved === null) view.setState({ announcement: canvas('stuck') });
    else if (notifyRefusal(moved)) announcePlace(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.defaultPrevented ? undefined : layerKey(event, rows, at);
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'go') go(act.row, act.extend);
    if (act.kind === 'toggle') onToggle(act.id);
    if (act.kind === 'select') toggle(act.id);
    if (act.kind === 'rename') startRenaming(act.id);
    if (act.kind === 'hide' && foreignElementOfLine(act.id) === null) hiding.toggle(act.id);
    if (act.kind === 'move') moveSelection(act.step);
  };
  const latest = useRef<LayerLineActions | null>(null);
  latest.current = {
    press: (event, { node }) => {
      if (event.button === 2 && !selected.has(node.id)) click(node.id, event);
      if (foreignElementOfLine(node.id) === null) press(event, node.id, () => click(node.id, event));
      else if (event.button === 0) click(node.id, event);
    },
    toggle: ({ node }) => onToggle(node.id),
    hide: ({ node }) => hiding.toggle(node.id),
    rename: ({ node }) => startRenaming(node.id),
    renamed: ({ node }, typed) => endRenaming(node, typed),
  };
  const [actions] = useState<LayerLineActions>(() => ({
    press: (...given) => latest.current?.press(...given),
    toggle: (...given) => latest.current?.toggle(...given),
    hide: (...given) => latest.current?.hide(...given),
    rename: (...given) => latest.current?.rename(...given),
    renamed: (...given) => latest.current?.renamed(...given),
  }));

  return (
    <div
      ref={scroller}
      className={classes.tree}
      role="tree"
      tabIndex={0}
      aria-label={t('layers.tree')}
      aria-multiselectable="true"
      aria-activedescendant={lines.some(({ index }) => index === at) ? `${id}${activeRow?.node.id}` : undefined}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => openContextMenu(session, event.nativeEvent, activeLine)}
      // The lines come and go while scrolling; the focus stays with the tree.
      onMouseDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        focusTree();
      }}
    >
      <div role="presentation" className={classes.lines} style={{ height: virtual.getTotalSize() }}>
        {lines.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { node } = row;
          const linked = instanceAt(document, node.id);
          const isWhole = linked?.top === node;
          return (
            <LayerLine
              key={node.id}
              id={`${id}${node.id}`}
              row={row}
              top={start}
              icon={layerIcon(node, registry)}
              name={isWhole ? linked.instance.name : nameOf(node)}
              excerpt={row.excerpt ?? excerptOf(node, registry)}
              linked={linked && (isWhole ? 'whole' : 'within')}
              selected={selected.has(node.id)}
              active={index === at}
              renaming={renaming === node.id}
              hidden={hiding.hidden.has(node.id)}
              covered={hiding.covered.has(node.id)}
              actions={actions}
            />
          );
        })}
        {drag && <LayerDragMark drag={drag} />}
      </div>
    </div>
  );
}

/** The name of a layer's icon: what its tile shows, or what it is for the layout. */
function layerIcon({ type }: DocumentNode, registry: BlockRegistry): TileIcon | null {
  const definition = registry.get(type);
  if (definition?.kind === 'section') return 'layout-rows';
  if (definition?.kind === 'column') return 'columns-2';
  return definition?.tiles[0]?.icon ?? null;
}

/** Shows where the dragged layers would go, and why they may not be dropped here. */
function LayerDragMark({ drag }: { readonly drag: DragSession }) {
  const { at, source, place } = drag;
  const mark = place?.ok ? place.mark : null;
  return (
    <>
      {mark?.kind === 'between' && (
        <div
          className={classes.line}
          data-drop="line"
          style={{ top: mark.row * ROW_HEIGHT - 1, insetInlineStart: START + (mark.depth - 1) * INDENT }}
        />
      )}
      {mark?.kind === 'into' && (
        <div className={classes.into} data-drop="box" style={{ top: mark.row * ROW_HEIGHT, height: ROW_HEIGHT }} />
      )}
      <DragLabel at={at} label={source.label} refusal={place && !place.ok ? refusalSentence(place.reason) : null} />
    </>
  );
}

/** Returns which layers are hidden on the canvas, and the functions that hide or show them. */
function useHiddenLayers(rows: readonly LayerRow[]) {
  const t = useT('panels');
  const session = useEditorSession();
  const nameOf = useLayerName();
  const hidden = useView((view) => view.hidden);
  const covered = useMemo(() => coveredLayers(rows, hidden), [rows, hidden]);
  /** One layer, or all of the selection when it is one of them: they become alike. */
  const toggle = (id: NodeId) => {
    const { selection, document } = session.editor.getState();
    const ids = selection.includes(id) ? selection : [id];
    const hide = !hidden.has(id);
    setLayersHidden(session, ids, hide);
    const node = locate(document, id)?.node;
    const name = ids.length === 1 && node ? nameOf(node) : t('layers.several', { count: ids.length });
    session.view.setState({ announcement: t(hide ? 'layers.nowHidden' : 'layers.nowShown', { name }) });
  };
  return { hidden, covered, toggle };
}
