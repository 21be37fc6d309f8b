import { wholeDocument } from '@mailwright/render';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { convertToBlocks } from '../../core/actions/convert-to-blocks.ts';
import { advancedMode } from '../../core/actions/editor-mode.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { NothingFound } from '../../core/panels/NothingFound.tsx';
import { PanelSearch } from '../../core/panels/PanelSearch.tsx';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';
import classes from './Palette.module.css';
import { PaletteGroups } from './PaletteGroups.tsx';
import paletteNoteClasses from './PaletteNote.module.css';
import { lacksWrapper, type PaletteEntry, type PaletteTab, paletteEntries, searchEntries } from './palette.ts';

interface PaletteProps {
  readonly tab: PaletteTab;
  /** One search for both tabs, so that what stands in the other one is not missed. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onTab: (tab: PaletteTab) => void;
}

/** The blocks of one tab, in their groups, with search by names and synonyms. */
export function Palette({ tab, query, onQuery, onTab }: PaletteProps) {
  const t = useT('panels');
  const blocks = useT('blocks');
  const { editor } = useEditorSession();
  const withWrapper = useEditorState(({ document }) => lacksWrapper(document));
  const entries = useMemo(() => paletteEntries(editor.context, withWrapper), [editor, withWrapper]);
  const wordsOf = ({ tile, type }: PaletteEntry) =>
    [`${type}.tile.${tile.id}`, `${type}.name`, `${type}.keywords`].map((key) => blocks(key)).join(' ');
  const searching = query.trim() !== '';
  const found = searching ? searchEntries(entries, query, wordsOf) : entries;
  const shown = found.filter(({ tabs }) => tabs.includes(tab));
  const other: PaletteTab = tab === 'blocks' ? 'advanced' : 'blocks';
  const elsewhere = found.length - shown.length;

  return (
    <div className={classes.palette}>
      <PanelSearch label={t('palette.search')} query={query} onQuery={onQuery} />
      <div className={classes.groups}>
        <ImportedNote />
        {tab === 'advanced' && !searching && <AdvancedNote />}
        <PaletteGroups entries={shown} allOpen={searching} />
        {shown.length === 0 && searching && (
          <NothingFound sentence={t('palette.nothing', { query: query.trim() })} onClear={() => onQuery('')} />
        )}
        {searching && elsewhere > 0 && (
          <Button className={classes.elsewhere} size="xs" variant="subtle" onClick={() => onTab(other)}>
            {t(other === 'advanced' ? 'palette.moreInAdvanced' : 'palette.moreInBlocks', { count: elsewhere })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** In simple mode: why tiles of this tab are locked, and the way to unlock them. */
function AdvancedNote() {
  const t = useT('panels');
  const editor = useT('editor');
  const { context } = useEditorSession().editor;
  const { visible, run } = useAction(advancedMode);
  if (context.mode === 'advanced') return null;
  return (
    <div className={paletteNoteClasses.note} role="note">
      <p>{t('palette.advancedNote')}</p>
      {visible && (
        <Button size="xs" variant="default" onClick={run}>
          {editor(advancedMode.label)}
        </Button>
      )}
    </div>
  );
}

/** In a mail that is code: what is to be done before blocks can be added, and what can be edited as it is. */
function ImportedNote() {
  const t = useT('panels');
  const editor = useT('editor');
  const imported = useEditorState(({ document }) => wholeDocument(document) !== null);
  const { visible, enabled, run } = useAction(convertToBlocks);
  if (!imported) return null;
  return (
    <div className={paletteNoteClasses.note} role="note">
      <p>{t('palette.importedNote')}</p>
      {visible && (
        <Button
          size="xs"
          leftSection={<convertToBlocks.icon size={14} stroke={1.7} aria-hidden />}
          disabled={!enabled}
          onClick={run}
        >
          {editor(convertToBlocks.label)}
        </Button>
      )}
    </div>
  );
}
