import { LIMITS } from '@mailwright/contract';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { fullDate } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { openPreview } from '../pages/open-preview.ts';
import { confirm } from '../ui/confirm.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import classes from './VersionsDialog.module.css';
import { versionPageQuery } from './versions-query.ts';

const WIDTHS = { desktop: LIMITS.mail.breakpoint + 32, phone: LIMITS.devices.phone } as const;

interface VersionPreviewProps {
  readonly templateId: string;
  readonly versionDate: string;
  readonly onRestore?: ((versionDate: string) => void) | undefined;
}

/** One version as it was, at two widths. The frame runs nothing, sends nothing and goes nowhere. */
export function VersionPreview({ templateId, versionDate, onRestore }: VersionPreviewProps) {
  const t = useT('versions');
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  const page = useQuery(versionPageQuery(templateId, versionDate));
  useFailureToast(page.error);
  const date = fullDate(versionDate);
  const restore = async () => {
    const question = { title: t('restore.title', { date }), body: t('restore.body') };
    if (await confirm({ ...question, confirmLabel: t('restore.confirm') })) onRestore?.(versionDate);
  };
  return (
    <section className={classes.preview} aria-label={t('preview', { date })}>
      <header className={classes.head}>
        <SegmentedControl
          size="xs"
          value={device}
          onChange={(next) => setDevice(next as keyof typeof WIDTHS)}
          data={[
            { value: 'desktop', label: t('desktop') },
            { value: 'phone', label: t('phone') },
          ]}
          aria-label={t('device')}
        />
        <IconButton
          label={t('openWindow')}
          icon={<IconExternalLink size={18} stroke={1.7} />}
          onClick={() => void openPreview(templateId, versionDate)}
        />
        {onRestore === undefined ? (
          <span className={classes.readOnly}>{t('readOnly')}</span>
        ) : (
          <Button size="xs" onClick={() => void restore()}>
            {t('restore')}
          </Button>
        )}
      </header>
      {page.isPending ? (
        <Skeleton height="100%" radius="md" />
      ) : page.data === undefined ? (
        <LoadFailure title={t('previewFailed')} retry={() => void page.refetch()} />
      ) : (
        <Page url={page.data} title={t('preview', { date })} width={WIDTHS[device]} />
      )}
    </section>
  );
}

interface PageProps {
  readonly url: string;
  readonly title: string;
  readonly width: number;
}

/** The page at its width, drawn smaller where there is less room. */
function Page({ url, title, width }: PageProps) {
  const { ref, width: room, height } = useElementSize();
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div ref={ref} className={classes.stage}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox=""
        src={url}
        style={{
          width,
          height: height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: (room - width * scale) / 2,
        }}
      />
    </div>
  );
}
