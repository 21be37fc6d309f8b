import { IconCheck, IconDotsVertical, IconPhotoOff } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { MenuPopup } from '../../ui/menu/MenuPopup.tsx';
import type { MenuContent } from '../../ui/menu/menu-entry.ts';
import classes from './GridTile.module.css';
import type { GridItem } from './grid-item.ts';

/** Brightness above which a color is hardly visible on white, from 0 to 1. */
const BRIGHT = 0.6;

interface GridTileProps {
  readonly id: string;
  readonly item: GridItem;
  /** Index among all items. */
  readonly index: number;
  readonly column: number;
  /** True for the item that the keys act on; the only one that Tab reaches. */
  readonly active: boolean;
  readonly current: boolean;
  /** True when the item is marked; undefined where items cannot be marked. */
  readonly marked: boolean | undefined;
  /** True while any item is marked: then a press marks the item too. */
  readonly marking: boolean;
  readonly onFocus: (index: number) => void;
  readonly onChoose: (id: string) => void;
  readonly onToggle: (id: string, range: boolean) => void;
  /** Returns the menu of an item when it is opened; undefined where there is none. */
  readonly menuOf: ((id: string) => MenuContent) | undefined;
}

/** Shows one picture of a grid with its name. A checkbox and a menu appear where the pointer or the focus is. */
export const GridTile = memo(function GridTile(props: GridTileProps) {
  const { id, item, index, column, active, current, marked, marking, onFocus, onChoose, onToggle, menuOf } = props;
  const t = useT('images');
  const reached = active ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are drawn where they are in sight, which no table does.
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={marked}
      tabIndex={-1}
      className={classes.tile}
      data-current={current || undefined}
      data-marked={marked || undefined}
      onFocus={() => onFocus(index)}
    >
      <button
        type="button"
        id={id}
        className={classes.choose}
        tabIndex={reached}
        aria-current={current || undefined}
        onClick={(event) => {
          if (marked !== undefined && (marking || event.shiftKey)) onToggle(item.id, event.shiftKey);
          else onChoose(item.id);
        }}
      >
        <Thumb key={item.thumb} item={item} />
        <span className={classes.label} title={item.label}>
          {item.label}
        </span>
        {item.note !== undefined && <span className={classes.note}>{item.note}</span>}
      </button>
      {marked !== undefined && (
        <button
          type="button"
          aria-pressed={marked}
          aria-label={t('grid.mark', { name: item.label })}
          className={classes.mark}
          data-marking={marking || undefined}
          tabIndex={reached}
          onClick={(event) => onToggle(item.id, event.shiftKey)}
        >
          {marked && <IconCheck size={14} stroke={2.6} aria-hidden />}
        </button>
      )}
      {menuOf && (
        <span className={classes.menu}>
          <MenuButton
            width={220}
            button={(trigger) => (
              <IconButton
                {...trigger}
                label={t('grid.actions', { name: item.label })}
                size={28}
                variant="default"
                tabIndex={reached}
                icon={<IconDotsVertical size={16} />}
              />
            )}
            preload={async () => undefined}
            popup={(frame) => <MenuPopup content={menuOf(item.id)} {...frame} />}
          />
        </span>
      )}
    </div>
  );
});

function Thumb({ item: { thumb, tint } }: { readonly item: GridItem }) {
  const [state, setState] = useState<'loading' | 'success' | 'failure'>('loading');
  return (
    <span className={classes.thumb} data-load={state} data-tint={tint && groundFor(tint)}>
      {state === 'failure' ? (
        <IconPhotoOff size={24} stroke={1.4} aria-hidden />
      ) : (
        <img
          src={thumb}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={() => setState('success')}
          onError={() => setState('failure')}
        />
      )}
      {tint !== undefined && state === 'success' && (
        <span className={classes.tint} style={{ backgroundColor: tint, maskImage: `url("${thumb}")` }} />
      )}
    </span>
  );
}

/** Returns the background on which a color `#rrggbb` is visible: `dark` or `light`. */
function groundFor(color: string): 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT ? 'dark' : 'light';
}
