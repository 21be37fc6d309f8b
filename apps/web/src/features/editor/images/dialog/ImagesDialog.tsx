import { type Asset, LIMITS } from '@mailwright/contract';
import { Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../shared/images/grid/GridSkeleton.tsx';
import { refreshImages } from '../../../../shared/images/library/library-changes.ts';
import { useFileDrop } from '../../../../shared/images/use-file-drop.ts';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import type { ChosenImage } from '../../core/images/chosen-image.ts';
import type { EditorDialog } from '../../core/session/dialog.ts';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { useUploads } from '../../core/uploads/use-uploads.ts';
import { imageWriter } from '../content/image-writer.ts';
import { AddressButton } from './add/AddressButton.tsx';
import { UploadButton } from './add/UploadButton.tsx';
import { UploadList } from './add/UploadList.tsx';
import { DialogPlaceContext } from './dialog-place.ts';
import classes from './ImagesDialog.module.css';
import { type ImageTab, tabsFor } from './image-tabs.ts';
import { hasTemplateImagesQuery } from './template/template-images-query.ts';

/** Selector of elements that handle typed text, or act on letters, themselves. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"] [role="dialog"]';

type ImagesDialogProps = Extract<EditorDialog, { readonly kind: 'images' }>;

/** Every image there is to choose from, in tabs; the one that is chosen is written, and the dialog closes. */
export function ImagesDialog({ target, only }: ImagesDialogProps) {
  const t = useT('images');
  const session = useEditorSession();
  const templateId = useSessionState(({ template }) => template.id);
  const tabs = tabsFor(session, only);
  const [tabId, setTabId] = useState(tabs[0]?.id ?? null);
  const [typed, setTyped] = useState('');
  const isSearchless = tabs.find(({ id }) => id === tabId)?.searchless === true;
  const [folder, openFolder] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const writer = useMemo(() => imageWriter(session, target), [session, target]);
  const facts = { templateHasImages: useQuery(hasTemplateImagesQuery(templateId)).data ?? false };
  const takesFiles = tabs.some(({ id }) => id === 'global');

  const close = () => closeDialog(session);
  const choose = (image: ChosenImage) => {
    if (writer.apply(image)) close();
  };
  const uploads = useUploads(() => void refreshImages(), folder ?? undefined);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    uploads.add(files);
    // What arrives is seen where it arrives.
    if (tabId !== 'template') setTabId('global');
    setTyped('');
  };
  const drop = useFileDrop(takesFiles ? add : null);
  const chooseAsset = ({ url: src, width, height }: Asset) => choose({ src, width, height });

  return (
    <DialogFrame
      opened
      size={1120}
      title={t(only === 'icons' ? 'title.icons' : 'title')}
      classNames={{ content: classes.dialog, body: classes.body }}
      onClose={close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: typing anywhere in it goes to the search; files have a button, too. */}
      <div ref={content} className={classes.content} onKeyDown={useSearchKeys(search, content)} {...drop.events}>
        <DialogPlaceContext value={{ current: writer.current, folder, openFolder }}>
          <Tabs
            value={tabId}
            onChange={setTabId}
            keepMounted={false}
            classNames={{ root: classes.tabs, panel: classes.panel }}
          >
            <div className={classes.head}>
              <Tabs.List className={classes.list}>
                {tabs.map(({ id, label, disabled }) => (
                  <Tabs.Tab key={id} value={id} disabled={disabled?.(facts) ?? false}>
                    {t(label)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <div className={classes.find}>
                {!isSearchless && (
                  <TextInput
                    ref={search}
                    className={classes.search}
                    type="search"
                    data-autofocus
                    leftSection={<IconSearch size={16} />}
                    aria-label={t(only === 'icons' ? 'search.icons' : 'search')}
                    placeholder={t(only === 'icons' ? 'search.icons' : 'search')}
                    maxLength={LIMITS.searchTerm.max}
                    value={typed}
                    onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                  />
                )}
                {takesFiles && (
                  <>
                    <UploadButton onFiles={add} />
                    <AddressButton folder={folder} onCopied={chooseAsset} onKept={choose} />
                  </>
                )}
              </div>
            </div>
            <UploadList uploads={uploads} />
            <div className={classes.panels}>
              {tabs.map((tab) => (
                <Tabs.Panel key={tab.id} value={tab.id}>
                  <TabPanel tab={tab} typed={typed} onChoose={choose} onFailure={close} />
                </Tabs.Panel>
              ))}
            </div>
          </Tabs>
        </DialogPlaceContext>
        {drop.over && <div className={classes.drop}>{t('upload.drop')}</div>}
      </div>
    </DialogFrame>
  );
}

interface TabPanelProps {
  readonly tab: ImageTab;
  /** Text in the search input, before typing has paused. */
  readonly typed: string;
  readonly onChoose: (image: ChosenImage) => void;
  /** Its code could not be fetched. */
  readonly onFailure: () => void;
}

/** The content of a tab, which is fetched when it is first shown and searches once typing has paused. */
function TabPanel({ tab: { Panel, pause }, typed, onChoose, onFailure }: TabPanelProps) {
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, pause);
  return (
    <ChunkBoundary onFailure={onFailure}>
      <Suspense fallback={<GridSkeleton />}>
        {/* An emptied search is nothing to wait for. */}
        <Panel query={wanted === '' ? '' : settled} onChoose={onChoose} />
      </Suspense>
    </ChunkBoundary>
  );
}

/** Typing on the pictures goes to the search; down from the search goes to the pictures. */
function useSearchKeys(
  search: RefObject<HTMLInputElement | null>,
  content: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target, currentTarget } = event;
    const isInside = target instanceof HTMLElement && currentTarget.contains(target);
    if (!isInside || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target === search.current) {
      const tile =
        key === 'ArrowDown' ? content.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') : null;
      if (!tile) return;
      event.preventDefault();
      tile.focus();
    } else if (key.length === 1 && key !== ' ' && target.closest(TYPED_INTO) === null) {
      // The sign itself is typed by the browser, into what has the focus by then.
      search.current?.focus();
    }
  };
}
