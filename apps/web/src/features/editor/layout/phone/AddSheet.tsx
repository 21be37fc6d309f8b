import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { Palette } from '../palette/Palette.tsx';
import type { PaletteTab } from '../palette/palette.ts';
import classes from './AddSheet.module.css';

interface AddSheetProps {
  readonly opened: boolean;
  readonly close: () => void;
}

/** The palette from below; it closes as soon as a block has been inserted. */
export function AddSheet({ opened, close }: AddSheetProps) {
  const t = useT('editor');
  const shared = useT('shared');
  const { editor } = useEditorSession();
  const [tab, setTab] = useState<PaletteTab>('blocks');
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
      <Palette tab={tab} query={query} onQuery={setQuery} onTab={setTab} />
    </Drawer>
  );
}
