import type { CustomModule } from '@mailwright/contract';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { shownCategory, shownModule } from '../../../../shared/library/shown-texts.ts';
import { ModulePicture } from '../../../../shared/modules/ModulePicture.tsx';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../shared/ui/menu/MenuButton.tsx';
import { MenuPopup } from '../../../../shared/ui/menu/MenuPopup.tsx';
import { usePanelDrag } from '../../core/panels/use-panel-drag.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { insertModule } from '../library/insert-module.ts';
import { prefetchContent } from '../library/module-seeds.ts';
import { moduleSource } from '../library/module-source.ts';
import card from './ModuleCard.module.css';
import classes from './ModuleTile.module.css';
import { moduleMenu } from './module-menu.tsx';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './row-sizes.ts';

/** Size of the picture, CSS pixels. */
const WIDTH = 380;

const HEIGHT = 280;

/** Between the tile and the card that shows it larger, pixels. */
const CARD_GAP = 32;

const HELD_HEIGHT = 160;

interface ModuleTileProps {
  readonly module: CustomModule;
  readonly id: string;
  /** The one that the keys are at; the only one that Tab reaches. */
  readonly active: boolean;
  readonly onFocus: () => void;
}

/** A module to drag into the mail; click or Enter inserts it after the selection. A card beside it shows it larger. */
export function ModuleTile({ module, id, active, onFocus }: ModuleTileProps) {
  const t = useT('modules');
  const session = useEditorSession();
  const dragging = useStore(session.dragging.store, (state) => state.session !== null);
  const [pressed, setPressed] = useState(false);
  const descriptionId = useId();
  const { name, description } = shownModule(module);
  const { ref, onPointerDown, wasDragged } = usePanelDrag((pointer) => {
    session.view.setState({ editingText: null });
    const picture = <ModulePicture module={module} width={PICTURE_WIDTH} height={HELD_HEIGHT} />;
    session.dragging.start(moduleSource(session, module, picture), pointer);
  });
  const reached = active ? 0 : -1;
  return (
    <div className={classes.cell}>
      <Tooltip
        label={<ModuleCard module={module} />}
        position="right-start"
        offset={CARD_GAP}
        multiline
        interactive
        openDelay={500}
        events={{ hover: true, focus: true, touch: false }}
        disabled={pressed || dragging}
        classNames={{ tooltip: card.card }}
      >
        {/* The card's own reference to what it describes comes and goes with it; the tile's stays. */}
        <div>
          <UnstyledButton
            ref={ref}
            id={id}
            className={classes.tile}
            data-module={module.id}
            tabIndex={reached}
            aria-describedby={description === '' ? undefined : descriptionId}
            onPointerEnter={() => prefetchContent(module)}
            onFocus={() => {
              prefetchContent(module);
              onFocus();
            }}
            onPointerDown={(event) => {
              setPressed(true);
              onPointerDown(event);
            }}
            onPointerLeave={() => setPressed(false)}
            onContextMenu={(event) => event.preventDefault()}
            onClick={({ detail }) => {
              // A key clicks without a press, so the last drag says nothing about it.
              if (detail === 0 || !wasDragged()) void insertModule(session, module);
            }}
          >
            <span className={classes.picture} style={{ height: PICTURE_HEIGHT }}>
              <ModulePicture module={module} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} />
            </span>
            <span className={classes.name}>{name}</span>
          </UnstyledButton>
        </div>
      </Tooltip>
      <span id={descriptionId} hidden>
        {description}
      </span>
      <span className={classes.menu}>
        <MenuButton
          width={240}
          button={(trigger) => (
            <IconButton
              {...trigger}
              onFocus={() => {
                trigger.onFocus();
                onFocus();
              }}
              label={t('tile.menu', { name })}
              size={28}
              tabIndex={reached}
              icon={<IconDotsVertical size={16} />}
            />
          )}
          preload={async () => undefined}
          popup={(frame) => <MenuPopup content={moduleMenu(session, module)} {...frame} />}
        />
      </span>
    </div>
  );
}

/** A module in large, with what is known of it. */
function ModuleCard({ module }: { readonly module: CustomModule }) {
  const t = useT('modules');
  const { category, isSystem, updatedAt } = module;
  const { name, description } = shownModule(module);
  const place = category ? shownCategory(category).name : isSystem ? t('group.system') : t('group.mine');
  return (
    <span className={card.content}>
      <span className={card.picture} style={{ maxHeight: HEIGHT }}>
        <ModulePicture module={module} width={WIDTH} height={HEIGHT} />
      </span>
      <strong>{name}</strong>
      {description !== '' && <span>{description}</span>}
      <span className={card.facts}>{t('card.facts', { place, time: relativeTime(updatedAt) })}</span>
    </span>
  );
}
