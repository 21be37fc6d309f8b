import { VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { timeOfDay } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';
import { beginsMinute } from './begins-minute.ts';
import classes from './HistoryPanel.module.css';
import { stepTitle } from './step-title.ts';

const ROW = 36;
/** The time above the steps of one minute. */
const TIME = 28;

/** The steps, newest first, those of one minute under its time. Arrows walk, Enter or a click goes to a step; what was undone stands dimmed above. */
export function HistoryList() {
  const t = useT('editor');
  const { editor } = useEditorSession();
  useEditorState((state) => state);
  const { steps, position } = editor.getHistory();
  const [active, setActive] = useState(position);
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const newest = steps.length - 1;
  const virtual = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => (beginsMinute(steps, newest - row) ? TIME + ROW : ROW),
    overscan: 4,
  });
  const rowOf = (step: number) => newest - step;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the list opens; afterwards the keys scroll it.
  useEffect(() => virtual.scrollToIndex(rowOf(position), { align: 'center' }), []);

  const walk = (step: number) => {
    const next = Math.min(Math.max(step, 0), newest);
    setActive(next);
    virtual.scrollToIndex(rowOf(next));
  };
  const go = (step: number) => {
    setActive(step);
    editor.jumpTo(step);
  };
  const press = (event: KeyboardEvent) => {
    const act = keyAction(event.key, active, newest);
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'go') go(active);
    else walk(act.step);
  };

  return (
    <div
      ref={scroller}
      className={classes.list}
      role="listbox"
      tabIndex={0}
      data-autofocus
      aria-label={t('history.list')}
      aria-activedescendant={`${id}${active}`}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((row) => {
          const index = newest - row.index;
          const step = steps[index];
          if (!step) return null;
          const title = stepTitle(step, steps[index - 1], editor.context.registry);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the list's.
            <div
              key={index}
              id={`${id}${index}`}
              className={classes.step}
              role="option"
              tabIndex={-1}
              aria-selected={index === position}
              aria-posinset={row.index + 1}
              aria-setsize={steps.length}
              data-active={index === active || undefined}
              data-undone={index > position || undefined}
              style={{ height: ROW, transform: `translateY(${row.end - ROW}px)` }}
              onClick={() => go(index)}
            >
              <span className={classes.name} title={title}>
                {title}
              </span>
              {index === position && <span className={classes.time}>{t('history.now')}</span>}
              <VisuallyHidden>{timeOfDay(step.time)}</VisuallyHidden>
              {beginsMinute(steps, index) && (
                <span className={classes.minute} style={{ height: TIME }} aria-hidden="true">
                  {timeOfDay(step.time)}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type KeyAction = { readonly kind: 'go' } | { readonly kind: 'walk'; readonly step: number };

/** Down is back in time. */
function keyAction(key: string, active: number, newest: number): KeyAction | undefined {
  const walk = (step: number): KeyAction => ({ kind: 'walk', step });
  const actions: Readonly<Record<string, KeyAction>> = {
    Enter: { kind: 'go' },
    ' ': { kind: 'go' },
    ArrowDown: walk(active - 1),
    ArrowUp: walk(active + 1),
    PageDown: walk(active - 8),
    PageUp: walk(active + 8),
    Home: walk(newest),
    End: walk(0),
  };
  return actions[key];
}
