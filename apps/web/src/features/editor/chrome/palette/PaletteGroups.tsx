import type { PaletteGroup } from '@mailwright/document';
import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useOpenGroup } from '../../session/closed-groups.ts';
import classes from './PaletteGroups.module.css';
import { PaletteTile } from './PaletteTile.tsx';
import { PALETTE_GROUPS, type PaletteEntry } from './palette.ts';

interface PaletteGroupsProps {
  readonly entries: readonly PaletteEntry[];
  /** What a search has found is shown whether its group is open or not. */
  readonly allOpen: boolean;
}

/** Tiles under the names of their groups; a group that is closed stays so. */
export function PaletteGroups({ entries, allOpen }: PaletteGroupsProps) {
  const grouped = Map.groupBy(entries, ({ group }) => group);
  return PALETTE_GROUPS.map((group) => {
    const tiles = grouped.get(group);
    return tiles && <Group key={group} group={group} entries={tiles} forcedOpen={allOpen} />;
  });
}

interface GroupProps {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
  readonly forcedOpen: boolean;
}

function Group({ group, entries, forcedOpen }: GroupProps) {
  const t = useT('editor');
  const [open, toggle] = useOpenGroup(`palette/${group}`);
  const id = useId();
  const title = t(`palette.group.${group}`);
  const shown = open || forcedOpen;
  return (
    <section aria-label={title}>
      <h3 className={classes.heading}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={shown}
          aria-controls={id}
          disabled={forcedOpen}
          onClick={toggle}
        >
          {title}
          {!forcedOpen && (
            <IconChevronDown size={14} stroke={1.8} className={classes.chevron} data-open={shown || undefined} />
          )}
        </UnstyledButton>
      </h3>
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
