import type { LookVerdict } from '@mailwright/import';
import { Button, Progress } from '@mantine/core';
import { IconCircleCheck, IconPencilCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './LookReport.module.css';
import { LOOK_STEPS, LOOK_WIDTHS, measureLooks } from './measure-looks.ts';

/** Number of measurements that are done, or the verdict from all of them. */
type Look = number | LookVerdict;

/** Says whether two mails look the same, once both are measured; until then how far that is. */
export function LookReport({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useT('code');
  const [look, setLook] = useState<Look>(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    setLook(0);
    void measureLooks(before, after, controller.signal, setLook).then((verdict) => {
      if (running.current === controller) setLook(verdict);
    });
    return () => {
      running.current = null;
      controller.abort();
    };
  }, [before, after]);

  if (typeof look === 'number')
    return (
      <div className={classes.look}>
        <p className={classes.said}>{t('convert.look.measuring', { done: look, count: LOOK_STEPS })}</p>
        <Progress value={(look / LOOK_STEPS) * 100} size="sm" aria-label={t('convert.look.label')} />
        <Button variant="subtle" size="compact-xs" onClick={() => running.current?.abort()}>
          {t('convert.look.stop')}
        </Button>
      </div>
    );
  return (
    <div className={classes.look} role="status">
      <LookWords verdict={look} />
    </div>
  );
}

function LookWords({ verdict }: { readonly verdict: LookVerdict }) {
  const t = useT('code');
  if (verdict.kind === 'not-measured') return <p className={classes.said}>{t(`convert.look.not.${verdict.reason}`)}</p>;
  if (verdict.kind === 'same')
    return (
      <p className={classes.said}>
        <IconCircleCheck size={16} stroke={1.8} aria-hidden />
        {t('convert.look.same')}
      </p>
    );
  return (
    <>
      <p className={classes.said}>
        <IconPencilCheck size={16} stroke={1.8} aria-hidden />
        {t('convert.look.different')}
      </p>
      {verdict.differences.map(({ width, differences }) => (
        <div key={width}>
          <h3 className={classes.width}>{t(`convert.look.at.${width === LOOK_WIDTHS.phone ? 'phone' : 'desktop'}`)}</h3>
          <ul className={classes.lines}>
            {differences.map(({ kind, count }) => (
              <li key={kind}>{t(`convert.look.${kind}`, { count })}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
