import type { PaletteGroup } from '@mailwright/document';
import { Collapse, Tooltip } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { GroupToggle } from '../../../../shared/ui/GroupToggle.tsx';
import { useOpenGroup } from '../../core/view/closed-groups.ts';
import classes from './PaletteGroups.module.css';
import { PaletteTile } from './PaletteTile.tsx';
import { PALETTE_GROUPS, type PaletteEntry } from './palette.ts';

interface PaletteGroupsProps {
  readonly entries: readonly PaletteEntry[];
  /** True when search results are shown in closed groups, too. */
  readonly allOpen: boolean;
}

/** Tiles under the names of their groups; a group that is closed stays so. */
export function PaletteGroups({ entries, allOpen }: PaletteGroupsProps) {
  const grouped = Map.groupBy(entries, ({ group }) => group);
  return (
    <Tooltip.Group openDelay={500} closeDelay={100}>
      {PALETTE_GROUPS.map((group) => {
        const tiles = grouped.get(group);
        return tiles && <Group key={group} group={group} entries={tiles} forcedOpen={allOpen} />;
      })}
    </Tooltip.Group>
  );
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
  readonly forcedOpen: boolean;
}

function Group({ group, entries, forcedOpen }: GroupProps) {
  const t = useT('panels');
  const [open, toggle] = useOpenGroup(`palette/${group}`);
  const id = useId();
  const title = t(`palette.group.${group}`);
  const shown = open || forcedOpen;
  return (
    <section aria-label={title}>
      <GroupToggle
        title={title}
        open={shown}
        fixed={forcedOpen}
        controls={id}
        className={classes.toggle}
        onToggle={toggle}
      />
      <Collapse expanded={shown} transitionDuration={120} id={id}>
        <div className={classes.tiles}>
          {entries.map((entry) => (
            <PaletteTile key={entry.tile.id} entry={entry} />
          ))}
        </div>
      </Collapse>
    </section>
  );
}
