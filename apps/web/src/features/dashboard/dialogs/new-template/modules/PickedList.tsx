import type { CustomModule } from '@mailwright/contract';
import { Alert, SegmentedControl } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { shownModule } from '../../../../../shared/library/shown-texts.ts';
import { chooseInsertAs, useInsertAs, usualInsertAs } from '../../../../../shared/modules/insert-as.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import classes from './PickedList.module.css';
import { kindOf, type PickedModule, withMoved, withoutPicked, withPlaced } from './picked-modules.ts';
import { type PickedDrag, usePickedDrag } from './use-picked-drag.ts';

type Tool = 'up' | 'down' | 'remove';

interface PickedListProps {
  readonly picked: readonly PickedModule[];
  /** Available modules; undefined while they are not loaded. */
  readonly known: readonly CustomModule[] | undefined;
  readonly onPicked: (picked: readonly PickedModule[]) => void;
  /** Announces words to screen readers. */
  readonly say: (words: string) => void;
  readonly problem: string | null;
}

/**
 * Lists the modules of the new mail from top to bottom. At the buttons of a line, Alt and the arrow keys move the line and
 * Delete removes it.
 */
export function PickedList({ picked, known, onPicked, say, problem }: PickedListProps) {
  const t = useT('dashboard');
  const modulesT = useT('modules');
  const kind = kindOf(picked);
  const as = useInsertAs(kind) ?? usualInsertAs(kind);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly key: string; readonly tool: Tool } | null>(null);
  // A line that has moved is another place of the list; the focus goes with it.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { key, tool } = wanted.current;
    wanted.current = null;
    const line = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const button = (which: Tool) => line?.querySelector<HTMLElement>(`[data-tool="${which}"]:not(:disabled)`);
    (button(tool) ?? button('remove'))?.focus();
  });
  const nameOf = ({ module }: PickedModule) => shownModule(module).name;
  const move = (one: PickedModule, step: 1 | -1, tool: Tool) => {
    const next = withMoved(picked, one.key, step);
    if (next === picked) return;
    wanted.current = { key: one.key, tool };
    onPicked(next);
    say(t('new.modules.moved', { name: nameOf(one), position: next.indexOf(one) + 1 }));
  };
  const { drag, press: pressLine } = usePickedDrag(list, (from, to) => {
    const one = picked[from];
    const next = one ? withPlaced(picked, one.key, to) : picked;
    if (!one || next === picked) return;
    onPicked(next);
    say(t('new.modules.moved', { name: nameOf(one), position: to + 1 }));
  });
  const remove = (one: PickedModule) => {
    const index = picked.indexOf(one);
    const neighbor = picked[index + 1] ?? picked[index - 1];
    wanted.current = neighbor ? { key: neighbor.key, tool: 'remove' } : null;
    onPicked(withoutPicked(picked, one.key));
    say(t('new.modules.removed', { name: nameOf(one) }));
  };
  const press = (event: KeyboardEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
    const one = picked.find(({ key }) => key === line?.dataset.key);
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!one || (event.key !== 'Delete' && !(event.altKey && step !== 0))) return;
    event.preventDefault();
    if (step === 0) remove(one);
    else move(one, step, 'remove');
  };
  return (
    <section className={classes.picked} aria-label={t('new.modules.picked')}>
      <h3 className={classes.title}>{t('new.modules.picked')}</h3>
      {problem !== null && (
        <Alert color="red" variant="light" role="alert" className={classes.problem}>
          {problem}
        </Alert>
      )}
      {picked.length === 0 ? (
        <p className={classes.empty}>{t('new.modules.none')}</p>
      ) : (
        <ol ref={list} className={classes.list} onKeyDown={press}>
          {picked.map((one, index) => {
            const name = nameOf(one);
            const isGone = known !== undefined && !known.some(({ id }) => id === one.module.id);
            return (
              <li
                key={one.key}
                data-key={one.key}
                className={classes.line}
                data-dragged={drag?.from === index || undefined}
                data-drop={dropSide(drag, index)}
                onPointerDown={(event) => pressLine(event, index)}
              >
                <span className={classes.name} title={name}>
                  {name}
                  {isGone && <span className={classes.gone}>{t('new.modules.gone')}</span>}
                </span>
                <IconButton
                  size={24}
                  label={t('new.modules.up', { name })}
                  icon={<IconArrowUp size={14} />}
                  disabled={index === 0}
                  data-tool="up"
                  onClick={() => move(one, -1, 'up')}
                />
                <IconButton
                  size={24}
                  label={t('new.modules.down', { name })}
                  icon={<IconArrowDown size={14} />}
                  disabled={index === picked.length - 1}
                  data-tool="down"
                  onClick={() => move(one, 1, 'down')}
                />
                <IconButton
                  size={24}
                  label={t('new.modules.remove', { name })}
                  icon={<IconX size={14} />}
                  data-tool="remove"
                  onClick={() => remove(one)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div className={classes.as}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={modulesT('insertAs')}
          value={as}
          onChange={(value) => chooseInsertAs(value === 'copy' ? 'copy' : 'linked', kind)}
          data={[
            { value: 'linked', label: modulesT('insertAs.linked') },
            { value: 'copy', label: modulesT('insertAs.copy') },
          ]}
        />
        <p className={classes.hint}>
          {as === 'linked' && !kind.canEdit
            ? modulesT('insertAs.linked.libraryShort')
            : modulesT(`insertAs.${as}.short`)}
        </p>
      </div>
    </section>
  );
}

/** Returns the side of a line on which the dragged line would be put; undefined for none. */
function dropSide(drag: PickedDrag | null, index: number): 'before' | 'after' | undefined {
  if (drag === null || drag.to !== index || drag.to === drag.from) return undefined;
  return drag.to > drag.from ? 'after' : 'before';
}
