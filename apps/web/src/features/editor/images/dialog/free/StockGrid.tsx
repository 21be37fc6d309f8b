import type { StockImage } from '@mailwright/contract';
import { useMediaQuery } from '@mantine/hooks';
import { IconExternalLink, IconLicense, IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Translate } from '../../../../../shared/i18n/text-key.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { ImageGrid } from '../../../../../shared/images/grid/ImageGrid.tsx';
import type { MenuContent, MenuEntry } from '../../../../../shared/ui/menu/menu-entry.ts';

interface StockGridProps {
  readonly images: readonly StockImage[];
  readonly sourceName: string;
  readonly onChoose: (image: StockImage) => void;
  readonly onNearEnd: () => void;
}

/** Larger than those of the library, which are known; two side by side on phones. */
const TILE_WIDTH = { wide: 184, narrow: 136 } as const;

/** Free images of one source, each with who made it and what that asks for. */
export function StockGrid({ images, sourceName, onChoose, onNearEnd }: StockGridProps) {
  const t = useT('stock');
  const isNarrow = useMediaQuery('(max-width: 30em)') ?? false;
  const byId = useMemo(() => new Map(images.map((image) => [image.id, image])), [images]);
  const items = useMemo(
    () =>
      [...byId.values()].map((image) => ({
        id: image.id,
        thumb: image.thumbUrl,
        label: image.description || t('untitled'),
        note: noteOf(image, sourceName, t),
      })),
    [byId, sourceName, t],
  );
  const menu = (id: string): MenuContent => {
    const image = byId.get(id);
    return { label: t('about'), groups: image ? [entriesOf(image, sourceName, t)] : [] };
  };
  const hasPages = images.some(({ pageUrl }) => pageUrl !== '');
  return (
    <ImageGrid
      label={t('images', { source: sourceName })}
      items={items}
      tileWidth={isNarrow ? TILE_WIDTH.narrow : TILE_WIDTH.wide}
      onChoose={(id) => {
        const image = byId.get(id);
        if (image) onChoose(image);
      }}
      onNearEnd={onNearEnd}
      {...(hasPages && { actions: menu })}
    />
  );
}

type StockT = Translate<'stock'>;

function noteOf(
  { provider, userName, attribution, license, width, height }: StockImage,
  source: string,
  t: StockT,
): string {
  if (provider === 'collection') return `${userName} · ${width} × ${height}`;
  const creator = userName || t('unknownCreator');
  return attribution === null ? t('note.free', { creator, source }) : t('note.credited', { creator, source, license });
}

function entriesOf(
  { pageUrl, userUrl, licenseUrl, license, userName }: StockImage,
  source: string,
  t: StockT,
): MenuEntry[] {
  const link = (id: string, label: string, icon: MenuEntry['icon'], url: string): MenuEntry[] =>
    url === '' ? [] : [{ id, label, icon, run: () => window.open(url, '_blank', 'noopener,noreferrer') }];
  return [
    ...link('page', t('about.page', { source }), <IconExternalLink size={16} />, pageUrl),
    ...link('creator', t('about.creator', { creator: userName }), <IconUser size={16} />, userUrl),
    ...link('license', t('about.license', { license }), <IconLicense size={16} />, licenseUrl),
  ];
}
