import { LIMITS } from '@mailwright/contract';
import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch as SearchIcon } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { lazyChunk } from '../../../../../shared/missing-chunk/lazy-chunk.ts';
import { useEditorState } from '../../../core/session/use-editor-session.ts';
import { frameOf } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import { LayerOpacity } from './LayerOpacity.tsx';
import classes from './Panel.module.css';
import { PanelHead } from './PanelHead.tsx';

const IconSearch = lazyChunk(async () => (await import('../../icons/IconSearch.tsx')).IconSearch);

/** Of the frame's shorter side, how large a sticker is that nobody has resized. */
const SIDE = 1 / 4;
/** Icons are drawn twice as large as they say. */
const DENSITY = 2;
const RANGE = { minSize: 16, maxSize: 512 };
const BLACK = '#000000';

/** Icons of the library on the picture. */
export function StickersPanel() {
  const t = useT('pictures');
  const { recipe, selected, addLayer } = useEditing();
  const color = useEditorState(({ document }) => document.settings.palette[0] ?? BLACK);
  const [query, setQuery] = useState('');
  const [settled] = useDebouncedValue(query.trim(), LIMITS.debounce.stockSearch);
  const frame = frameOf(recipe);
  const side = Math.round(Math.min(frame.width, frame.height) * SIDE);
  const size = Math.min(RANGE.maxSize, Math.max(RANGE.minSize, Math.round(side / DENSITY)));
  const [place] = useState({ id: '', color, size, ...RANGE });
  return (
    <div className={classes.panel}>
      <PanelHead title={t('tool.stickers')} />
      <TextInput
        type="search"
        size="xs"
        leftSection={<SearchIcon size={14} />}
        aria-label={t('sticker.search')}
        placeholder={t('sticker.search')}
        maxLength={LIMITS.searchTerm.max}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={classes.icons}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <IconSearch
            query={query.trim() === '' ? '' : settled}
            place={place}
            onChoose={({ src, width, height }) =>
              addLayer({
                kind: 'sticker',
                src,
                width: side,
                height: Math.round((side * height) / Math.max(1, width)),
                x: Math.round(frame.x + frame.width / 2),
                y: Math.round(frame.y + frame.height / 2),
              })
            }
          />
        </Suspense>
      </div>
      {selected?.kind === 'sticker' && <LayerOpacity layer={selected} />}
    </div>
  );
}
