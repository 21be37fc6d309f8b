import { LIMITS } from '@mailwright/contract';
import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './PreviewFrame.module.css';

const WIDTHS = { desktop: LIMITS.mail.breakpoint + 32, phone: LIMITS.devices.phone } as const;

/** A mail as it would look, at desktop or phone width. The frame runs nothing, sends nothing and goes nowhere. */
export function PreviewFrame({ html }: { readonly html: string }) {
  const t = useT('code');
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const { ref, width: room, height } = useElementSize();
  const width = WIDTHS[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <section className={classes.preview} aria-label={t('preview.label')}>
      <header className={classes.head}>
        <span>{t('preview.label')}</span>
        <SegmentedControl
          size="xs"
          value={device}
          onChange={(next) => setDevice(next as keyof typeof WIDTHS)}
          data={[
            { value: 'desktop', label: t('preview.desktop') },
            { value: 'phone', label: t('preview.phone') },
          ]}
          aria-label={t('preview.width')}
        />
      </header>
      <div ref={ref} className={classes.stage}>
        {html === '' ? (
          <p className={classes.empty}>{t('preview.empty')}</p>
        ) : (
          <iframe
            className={classes.frame}
            title={t('preview.label')}
            sandbox=""
            srcDoc={html}
            style={{ width, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
}
