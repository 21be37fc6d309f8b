import { Drawer, SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { Palette } from '../../blocks/palette/Palette.tsx';
import type { PaletteTab } from '../../blocks/palette/palette.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { MissingPanel } from '../MissingPanel.tsx';
import classes from './AddSheet.module.css';

interface AddSheetProps {
  readonly opened: boolean;
  readonly close: () => void;
}

/** Fetched when somebody looks at modules here. */
const ModulesPanel = lazy(async () => ({
  default: (await import('../../modules/panel/ModulesPanel.tsx')).ModulesPanel,
}));

/** Blocks and modules from below; it closes as soon as something has been inserted. */
export function AddSheet({ opened, close }: AddSheetProps) {
  const t = useT('editor');
  const panels = useT('panels');
  const shared = useT('shared');
  const { editor } = useEditorSession();
  const [tab, setTab] = useState<PaletteTab | 'modules'>('blocks');
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!opened) return;
    setTab('blocks');
    setQuery('');
    return editor.subscribe(({ document }, previous) => {
      if (document !== previous.document) close();
    });
  }, [editor, opened, close]);
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="bottom"
      size="75%"
      title={t('bar.add')}
      closeButtonProps={{ 'aria-label': shared('close'), size: 44, iconSize: 18 }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <SegmentedControl
        className={classes.kinds}
        size="md"
        fullWidth
        aria-label={t('bar.add')}
        data={[
          { value: 'blocks', label: panels('palette.blocks') },
          { value: 'modules', label: panels('modules.title') },
        ]}
        value={tab === 'modules' ? tab : 'blocks'}
        onChange={(next) => setTab(next === 'modules' ? 'modules' : 'blocks')}
      />
      <div className={classes.list}>
        {tab === 'modules' ? (
          <ChunkBoundary fallback={<MissingPanel />}>
            <Suspense fallback={null}>
              <ModulesPanel />
            </Suspense>
          </ChunkBoundary>
        ) : (
          <Palette tab={tab} query={query} onQuery={setQuery} onTab={setTab} />
        )}
      </div>
    </Drawer>
  );
}
