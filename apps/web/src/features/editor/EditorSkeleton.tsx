import { Skeleton } from '@mantine/core';
import { useT } from '../../shared/i18n/use-t.ts';
import { useOpenGroup } from './core/view/closed-groups.ts';
import classes from './EditorScreen.module.css';
import skeleton from './EditorSkeleton.module.css';

const TILES = Array.from({ length: 12 }, (_, index) => index);

/** The editor's layout while the template is on its way: everything is already where it will be. */
export function EditorSkeleton() {
  const t = useT('shared');
  const [leftOpen] = useOpenGroup('panel/left');
  const [rightOpen] = useOpenGroup('panel/right');
  return (
    <div className={classes.screen} aria-busy="true">
      <header className={skeleton.bar}>
        <Skeleton height={28} width={28} />
        <Skeleton height={14} width={220} />
        <span role="status" className={skeleton.label}>
          {t('loading')}
        </span>
        <Skeleton height={28} width={160} ml="auto" />
      </header>
      <div className={classes.body}>
        <div className={skeleton.left} data-closed={!leftOpen || undefined}>
          <PaletteSkeleton />
        </div>
        <main className={skeleton.stage}>
          <Skeleton height="100%" maw={700} mx="auto" />
        </main>
        <div className={skeleton.right} data-closed={!rightOpen || undefined}>
          <PanelSkeleton />
        </div>
      </div>
    </div>
  );
}

/** The right panel while its inputs are on their way. */
export function PanelSkeleton() {
  return (
    <div className={skeleton.panel}>
      <Skeleton height={14} width={120} mb={24} />
      <Skeleton height={200} />
    </div>
  );
}

/** The left panel while its tiles are on their way. */
export function PaletteSkeleton() {
  return (
    <div className={skeleton.panel}>
      <Skeleton height={30} mb={20} />
      <div className={skeleton.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={72} />
        ))}
      </div>
    </div>
  );
}
