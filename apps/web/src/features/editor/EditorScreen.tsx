import type { ReadProblem } from '@mailwright/document';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { notifyParent } from '../../shared/embedding/parent-window.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { load } from '../../shared/i18n/loaded-texts.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../shared/missing-chunk/ChunkBoundary.tsx';
import { useTour } from '../../shared/tour/use-tour.ts';
import { useClipboardEvents } from './blocks/clipboard/use-clipboard-events.ts';
import { useBrandOnOpen } from './brand/use-brand-on-open.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { SelectionToolsContext } from './canvas/selection/selection-tools.ts';
import { useFindingOnOpen } from './checks/use-finding-on-open.ts';
import { fetchAhead } from './core/session/prefetch-when-idle.ts';
import { useEditorSession, useView } from './core/session/use-editor-session.ts';
import { useNarrow } from './core/view/use-narrow.ts';
import { usePhoneView } from './core/view/use-phone-view.ts';
import classes from './EditorScreen.module.css';
import { PaletteSkeleton, PanelSkeleton } from './EditorSkeleton.tsx';
import { useFileDrags } from './images/dropped/use-file-drags.ts';
import { ContextMenu } from './layout/context-menu/ContextMenu.tsx';
import { EditorDialogs, loadDialogs } from './layout/EditorDialogs.tsx';
import { MissingPanel } from './layout/MissingPanel.tsx';
import { Notes } from './layout/Notes.tsx';
import { SkipLinks } from './layout/regions/SkipLinks.tsx';
import { useRegionKeys } from './layout/regions/use-region-keys.ts';
import { SidePanel } from './layout/SidePanel.tsx';
import { SELECTION_TOOLS } from './layout/selection-tools.ts';
import { StatusBar } from './layout/status-bar/StatusBar.tsx';
import { TrialBanner } from './layout/TrialBanner.tsx';
import { TopBar } from './layout/top-bar/TopBar.tsx';
import { usePanels } from './layout/use-panels.ts';
import { useShortcuts } from './layout/use-shortcuts.ts';
import { modulesView } from './modules/library/modules-view.ts';
import { LazyPreviewPerson } from './preview/person/LazyPreviewPerson.tsx';
import { startAutosave } from './saving/autosave/start-autosave.ts';
import { LeaveQuestion, loadLeaveModal } from './saving/dialogs/LeaveQuestion.tsx';
import { keepUnsaved } from './saving/draft/keep-unsaved.ts';
import { useRestoreOnOpen } from './saving/draft/use-restore-on-open.ts';
import { keepLock } from './saving/lock/keep-lock.ts';
import { loadLockLost } from './saving/lock/LockNotice.tsx';
import { useSavingAgain } from './saving/save/use-saving-again.ts';
import { useLeaveGuard } from './saving/use-leave-guard.ts';
import { LazyTextEditing, loadTextEditing } from './text/LazyTextEditing.tsx';

/** Loads the texts of the panels, which names of steps hold as well. */
const loadPanelTexts = () => load(i18n.language, 'panels');

/** Loads a panel beside its texts. */
const loadPanel = async <M,>(code: Promise<M>) => (await Promise.all([code, loadPanelTexts()]))[0];

const loadRightPanel = async () => ({ default: (await loadPanel(import('./layout/RightPanel.tsx'))).RightPanel });
/** Fetched once the mail stands: tiles, cards and inputs are no part of what opening waits for. */
const LeftPanel = lazy(async () => ({ default: (await loadPanel(import('./layout/LeftPanel.tsx'))).LeftPanel }));
const RightPanel = lazy(loadRightPanel);

const UpdateNotices = lazy(async () => ({ default: (await import('./layout/UpdateNotices.tsx')).UpdateNotices }));

/** Fetched on windows without room for panels alone. */
const BlockBar = lazy(async () => ({ default: (await import('./layout/phone/BlockBar.tsx')).BlockBar }));

/** The editor of an open template. */
export function EditorScreen({ problems }: { readonly problems: readonly ReadProblem[] }) {
  const t = useT('editor');
  const session = useEditorSession();
  const preview = useView((view) => view.preview);
  const bare = useView((view) => view.compact) || preview;
  const {
    left: [leftOpen, toggleLeft],
    right: [rightOpen, toggleRight],
  } = usePanels();
  const barShown = useView((view) => view.compact && !view.preview);
  const narrow = useNarrow();
  const [ready, setReady] = useState(false);
  // After it is painted: what follows must not hold up the mail.
  const onReady = useCallback(() => requestAnimationFrame(() => setTimeout(() => setReady(true))), []);
  useEffect(() => {
    if (ready) fetchAhead(loadPanelTexts, loadDialogs, loadLeaveModal, loadLockLost);
  }, [ready]);
  const asked = useView((view) => view.panelFocus !== null);
  useEffect(() => {
    if (asked && !rightOpen) toggleRight();
  }, [asked, rightOpen, toggleRight]);
  const revealed = useStore(modulesView, (list) => list.revealed !== null);
  useEffect(() => {
    if (revealed && !leftOpen) toggleLeft();
  }, [revealed, leftOpen, toggleLeft]);
  const blocker = useLeaveGuard(session);
  useShortcuts(session);
  useRegionKeys();
  useClipboardEvents(session);
  useFileDrags(session);
  useSavingAgain(session);
  useRestoreOnOpen();
  useFindingOnOpen();
  useBrandOnOpen();
  usePhoneView(session, narrow);
  useTour('editor', { ready: !session.readOnly && !bare });
  useEffect(() => notifyParent({ type: 'ready', templateId: session.state.getState().template.id }), [session]);
  useEffect(() => (session.readOnly ? undefined : keepUnsaved(session)), [session]);
  useEffect(() => (session.readOnly ? undefined : startAutosave(session)), [session]);
  useEffect(() => keepLock(session), [session]);
  useEffect(() => {
    if (session.view.getState().compact) void loadTextEditing().catch(() => undefined);
    const stop = session.editor.subscribe(({ selection }) => {
      if (selection.length === 0) return;
      stop();
      void loadTextEditing().catch(() => undefined);
    });
    return stop;
  }, [session]);

  return (
    <div className={classes.screen} data-preview={bare || undefined}>
      <SkipLinks />
      <TopBar />
      <TrialBanner />
      <Notes problems={problems} />
      <div className={classes.body}>
        {!bare && (
          <SidePanel side="left" label={t('palette.panel')} open={leftOpen} onToggle={toggleLeft}>
            <ChunkBoundary fallback={<MissingPanel />}>
              <Suspense fallback={<PaletteSkeleton />}>{ready ? <LeftPanel /> : <PaletteSkeleton />}</Suspense>
            </ChunkBoundary>
          </SidePanel>
        )}
        <main className={classes.stage} aria-label={t('region.canvas')}>
          <div className={classes.canvas} data-tour="canvas">
            <SelectionToolsContext value={SELECTION_TOOLS}>
              <Canvas
                editor={session.editor}
                view={session.view}
                dragging={session.dragging}
                renderOptions={session.renderOptions}
                TextEditing={LazyTextEditing}
                onReady={onReady}
              />
            </SelectionToolsContext>
            {ready && (
              <ChunkBoundary>
                <Suspense>
                  <UpdateNotices isEditing={!bare && !session.readOnly} />
                </Suspense>
              </ChunkBoundary>
            )}
          </div>
          {!bare && <StatusBar />}
          {narrow && preview && (
            <Suspense>
              <LazyPreviewPerson />
            </Suspense>
          )}
          {barShown && (
            <ChunkBoundary fallback={<MissingPanel />}>
              <Suspense>
                <BlockBar />
              </Suspense>
            </ChunkBoundary>
          )}
        </main>
        {!bare && (
          <SidePanel side="right" label={t('panel.label')} open={rightOpen} onToggle={toggleRight}>
            <ChunkBoundary fallback={<MissingPanel />}>
              <Suspense fallback={<PanelSkeleton />}>{ready ? <RightPanel /> : <PanelSkeleton />}</Suspense>
            </ChunkBoundary>
          </SidePanel>
        )}
      </div>
      <ContextMenu />
      <EditorDialogs />
      <LeaveQuestion blocker={blocker} />
    </div>
  );
}
