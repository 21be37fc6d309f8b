import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import classes from './Palette.module.css';
import { PaletteTile } from './PaletteTile.tsx';
import { PALETTE_GROUPS, type PaletteEntry, paletteEntries, searchEntries } from './palette.ts';

type PaletteTab = 'blocks' | 'advanced';

/** Everything that can be put into the mail, with search. Tabs appear only when there is more than one to choose from. */
export function Palette() {
  const t = useT('editor');
  const blocks = useT('blocks');
  const { editor } = useEditorSession();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<PaletteTab>('blocks');
  const entries = useMemo(() => paletteEntries(editor.context), [editor]);
  const hasAdvanced = entries.some(({ advanced }) => advanced);
  const wordsOf = ({ tile, type }: PaletteEntry) =>
    [`${type}.tile.${tile.id}`, `${type}.name`, `${type}.keywords`].map((key) => blocks(key)).join(' ');
  const searching = query.trim() !== '';
  const shown = searching
    ? searchEntries(entries, query, wordsOf)
    : entries.filter(({ advanced }) => advanced === (tab === 'advanced'));

  return (
    <div className={classes.palette}>
      <div className={classes.head}>
        {hasAdvanced && (
          <SegmentedControl
            size="xs"
            fullWidth
            value={tab}
            onChange={(next) => setTab(next === 'advanced' ? 'advanced' : 'blocks')}
            data={[
              { value: 'blocks', label: t('palette.blocks') },
              { value: 'advanced', label: t('palette.advanced') },
            ]}
          />
        )}
        <TextInput
          type="search"
          size="xs"
          aria-label={t('palette.search')}
          placeholder={t('palette.search')}
          leftSection={<IconSearch size={14} stroke={1.7} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <div className={classes.groups}>
        {PALETTE_GROUPS.map((group) => {
          const tiles = shown.filter((entry) => entry.group === group);
          if (tiles.length === 0) return null;
          return (
            <section key={group} aria-label={t(`palette.group.${group}`)}>
              <h3 className={classes.group}>{t(`palette.group.${group}`)}</h3>
              <div className={classes.tiles}>
                {tiles.map((entry) => (
                  <PaletteTile key={entry.tile.id} entry={entry} />
                ))}
              </div>
            </section>
          );
        })}
        {shown.length === 0 && <p className={classes.empty}>{t('palette.nothing', { query: query.trim() })}</p>}
      </div>
    </div>
  );
}
