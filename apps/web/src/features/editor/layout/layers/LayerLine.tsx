import type { HideOn, TileIcon } from '@mailwright/document';
import { TextInput, UnstyledButton } from '@mantine/core';
import {
  IconChevronRight,
  IconDeviceDesktopOff,
  IconDeviceMobileOff,
  IconDeviceTabletOff,
  IconEye,
  IconEyeOff,
  IconLink,
  IconLockOpen,
  IconSquarePlus,
} from '@tabler/icons-react';
import { memo, type PointerEvent, Suspense, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { lazyChunk } from '../../../../shared/missing-chunk/lazy-chunk.ts';
import { ICONS } from '../../blocks/palette/tile-icons.ts';
import { foreignElementOfLine } from './foreign-element-rows.ts';
import hiddenOnBadgeClasses from './HiddenOnBadge.module.css';
import classes from './Layers.module.css';
import type { LayerRow } from './layer-rows.ts';
import { INDENT, ROW_HEIGHT, START } from './layer-sizes.ts';

const DEVICE_ICONS = {
  desktop: IconDeviceDesktopOff,
  'desktop-tablet': IconDeviceDesktopOff,
  tablet: IconDeviceTabletOff,
  mobile: IconDeviceMobileOff,
} as const satisfies Record<HideOn, unknown>;

const ConditionBadge = lazyChunk(async () => (await import('./ConditionBadge.tsx')).ConditionBadge);

/** Actions on a line; one object for all lines, for as long as the tree is shown. */
export interface LayerLineActions {
  readonly press: (event: PointerEvent, row: LayerRow) => void;
  readonly toggle: (row: LayerRow) => void;
  readonly hide: (row: LayerRow) => void;
  readonly rename: (row: LayerRow) => void;
  readonly renamed: (row: LayerRow, name: string | null) => void;
}

interface LayerLineProps {
  readonly id: string;
  readonly row: LayerRow;
  readonly top: number;
  /** null for what this version does not know. */
  readonly icon: TileIcon | null;
  readonly name: string;
  readonly excerpt: string;
  readonly selected: boolean;
  readonly active: boolean;
  readonly renaming: boolean;
  /** It is a linked module, or in one. */
  readonly linked: 'whole' | 'within' | undefined;
  /** Left out of the canvas. */
  readonly hidden: boolean;
  /** Left out of the canvas by something around it. */
  readonly covered: boolean;
  readonly actions: LayerLineActions;
}

/** One line of the tree. The tree has the focus and the keys; a key press draws only the lines that it changes. */
export const LayerLine = memo(function LayerLine(props: LayerLineProps) {
  const { row, name, excerpt, renaming, actions } = props;
  const t = useT('panels');
  const wordsId = `${props.id}-words`;
  const OwnIcon = props.icon === null ? IconSquarePlus : ICONS[props.icon];
  const TheIcon = props.linked === 'whole' ? IconLink : OwnIcon;
  const isOpen = (row.node.open?.length ?? 0) > 0;
  const notes = [
    props.hidden && t('layers.hiddenWord'),
    props.linked === 'whole' && t('module.linked'),
    isOpen && t('module.canChange'),
  ];
  const described = notes.filter((note) => note !== false).join(', ');
  return (
    <div
      id={props.id}
      className={classes.row}
      role="treeitem"
      aria-labelledby={renaming ? undefined : wordsId}
      aria-description={described === '' ? undefined : described}
      data-linked={props.linked}
      tabIndex={-1}
      aria-level={row.depth}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-expanded={row.expanded ?? undefined}
      aria-selected={props.selected}
      data-active={props.active || undefined}
      data-hidden={props.hidden || undefined}
      data-covered={props.covered || undefined}
      style={{
        height: ROW_HEIGHT,
        paddingInlineStart: START + (row.depth - 1) * INDENT,
        transform: `translateY(${props.top}px)`,
      }}
      onPointerDown={renaming ? undefined : (event) => actions.press(event, row)}
      onDoubleClick={renaming ? undefined : () => actions.rename(row)}
    >
      <span
        className={classes.toggle}
        aria-hidden="true"
        data-expanded={row.expanded ?? undefined}
        onPointerDown={(event) => {
          if (row.expanded === null) return;
          event.stopPropagation();
          actions.toggle(row);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {row.expanded !== null && <IconChevronRight size={14} stroke={1.7} />}
      </span>
      <TheIcon size={16} stroke={1.6} aria-hidden="true" className={classes.icon} />
      {renaming ? (
        <LayerName name={name} onDone={(typed) => actions.renamed(row, typed)} />
      ) : (
        <span className={classes.words} id={wordsId}>
          <span className={classes.name}>{name}</span>
          {excerpt !== '' && <span className={classes.excerpt}>{excerpt}</span>}
        </span>
      )}
      {!renaming && isOpen && (
        <span className={classes.open} aria-hidden="true" data-tip={t('module.canChange')}>
          <IconLockOpen size={14} stroke={1.7} />
        </span>
      )}
      {!renaming && (row.node.condition ?? row.node.repeat) && (
        <Suspense>
          <ConditionBadge node={row.node} />
        </Suspense>
      )}
      {!renaming && row.node.style.hideOn !== undefined && <HiddenOnBadge hideOn={row.node.style.hideOn} />}
      {!renaming && foreignElementOfLine(row.node.id) === null && (
        <LayerEye name={name} hidden={props.hidden} onToggle={() => actions.hide(row)} />
      )}
    </div>
  );
});

interface LayerEyeProps {
  readonly name: string;
  readonly hidden: boolean;
  readonly onToggle: () => void;
}

/** Hides a layer on the canvas while the mail keeps it. The key for it is the tree's, which has the focus. */
function LayerEye({ name, hidden, onToggle }: LayerEyeProps) {
  const t = useT('panels');
  const EyeIcon = hidden ? IconEyeOff : IconEye;
  return (
    <UnstyledButton
      className={classes.eye}
      tabIndex={-1}
      aria-label={t('layers.hide', { name })}
      aria-pressed={hidden}
      aria-keyshortcuts="H"
      data-tip={`${t(hidden ? 'layers.hiddenTip' : 'layers.hideTip')}  H`}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onClick={onToggle}
    >
      <EyeIcon size={15} stroke={1.7} />
    </UnstyledButton>
  );
}

interface LayerNameProps {
  readonly name: string;
  /** '' gives the layer its block's name back; null leaves everything as it was. */
  readonly onDone: (name: string | null) => void;
}

/** The name of a layer as a text to edit. Enter and leaving it keep it, Escape does not. */
function LayerName({ name, onDone }: LayerNameProps) {
  const t = useT('panels');
  const [typed, setTyped] = useState(name);
  const ended = useRef(false);
  // Taking the input away blurs it, which must not end the renaming a second time.
  const end = (result: string | null) => {
    if (!ended.current) onDone(result);
    ended.current = true;
  };
  return (
    <TextInput
      size="xs"
      aria-label={t('layers.name')}
      autoFocus
      value={typed}
      maxLength={200}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => end(typed)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(typed);
        if (event.key === 'Escape') end(null);
      }}
    />
  );
}

/** Readers on some devices do not get this. */
function HiddenOnBadge({ hideOn }: { readonly hideOn: HideOn }) {
  const t = useT('panels');
  const Icon = DEVICE_ICONS[hideOn];
  const label = t(`hide.badge.${hideOn}`);
  return (
    <span className={hiddenOnBadgeClasses.badge} role="img" aria-label={label} data-tip={label}>
      <Icon size={15} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
