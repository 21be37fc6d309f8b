import { LIMITS } from '@mailwright/contract';
import { Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { GridSkeleton } from '../../../../shared/images/grid/GridSkeleton.tsx';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import type { EditorDialog } from '../../session/dialog.ts';
import { closeDialog } from '../../session/editor-session.ts';
import type { ChosenImage } from '../../session/images/chosen-image.ts';
import { imageWriter } from '../../session/images/image-writer.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { CurrentImage } from './current-image.ts';
import classes from './ImagesDialog.module.css';
import { type ImageTab, tabsFor } from './image-tabs.ts';

type ImagesDialogProps = Extract<EditorDialog, { readonly kind: 'images' }>;

/** Every image there is to choose from, in tabs; the one that is chosen is written, and the dialog closes. */
export function ImagesDialog({ target, only }: ImagesDialogProps) {
  const t = useT('images');
  const session = useEditorSession();
  const tabs = tabsFor(session, only);
  const [tabId, setTabId] = useState(tabs[0]?.id ?? null);
  const [typed, setTyped] = useState('');
  const isSearchless = tabs.find(({ id }) => id === tabId)?.searchless === true;
  const search = useRef<HTMLInputElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const writer = imageWriter(session, target);
  const close = () => closeDialog(session);
  const choose = (image: ChosenImage) => {
    if (writer.apply(image)) close();
  };

  const press = (event: KeyboardEvent) => {
    const { key, target: pressed } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (pressed === search.current) {
      const tile = key === 'ArrowDown' && panels.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
      if (!tile) return;
      event.preventDefault();
      tile.focus();
    } else if (isTyping(event) && panels.current?.contains(event.target as Node)) {
      // The sign itself is typed by the browser, into what has the focus by then.
      search.current?.focus();
    }
  };

  return (
    <DialogFrame
      opened
      size={1120}
      title={t(only === 'icons' ? 'title.icons' : 'title')}
      classNames={{ content: classes.dialog, body: classes.body }}
      onClose={close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: typing anywhere in it goes to the search. */}
      <div className={classes.content} onKeyDown={press}>
        <CurrentImage value={writer.current}>
          <Tabs
            value={tabId}
            onChange={setTabId}
            keepMounted={false}
            classNames={{ root: classes.tabs, panel: classes.panel }}
          >
            <div className={classes.head}>
              <Tabs.List className={classes.list}>
                {tabs.map(({ id, label }) => (
                  <Tabs.Tab key={id} value={id}>
                    {t(label)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {!isSearchless && (
                <TextInput
                  ref={search}
                  className={classes.search}
                  type="search"
                  data-autofocus
                  leftSection={<IconSearch size={16} />}
                  aria-label={t('search')}
                  placeholder={t('search')}
                  maxLength={LIMITS.searchTerm.max}
                  value={typed}
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                />
              )}
            </div>
            <div ref={panels} className={classes.panels}>
              {tabs.map((tab) => (
                <Tabs.Panel key={tab.id} value={tab.id}>
                  <ChunkBoundary onFailure={close}>
                    <Suspense fallback={<GridSkeleton />}>
                      <TabPanel tab={tab} typed={typed} onChoose={choose} />
                    </Suspense>
                  </ChunkBoundary>
                </Tabs.Panel>
              ))}
            </div>
          </Tabs>
        </CurrentImage>
      </div>
    </DialogFrame>
  );
}

interface TabPanelProps {
  readonly tab: ImageTab;
  readonly typed: string;
  readonly onChoose: (image: ChosenImage) => void;
}

function TabPanel({ tab: { Panel, pause }, typed, onChoose }: TabPanelProps) {
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, pause);
  // An emptied search is nothing to wait for.
  return <Panel query={wanted === '' ? '' : settled} onChoose={onChoose} />;
}

/** A sign that somebody types while the focus is on no input. */
function isTyping({ key, target }: KeyboardEvent): boolean {
  const isInput = target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null;
  return !isInput && key.length === 1 && key !== ' ';
}
