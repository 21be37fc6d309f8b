import { Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { fullDate } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { openPreview } from '../pages/open-preview.ts';
import { confirm } from '../ui/dialog/confirm.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Loaded } from '../ui/loading/Loaded.tsx';
import { MailFrame } from '../ui/MailFrame.tsx';
import { MailWidthSwitch } from '../ui/MailWidthSwitch.tsx';
import { MAIL_WIDTHS, type MailDevice } from '../ui/mail-widths.ts';
import classes from './VersionsDialog.module.css';
import { versionPageQuery } from './versions-query.ts';

interface VersionPreviewProps {
  readonly templateId: string;
  readonly versionDate: string;
  readonly onRestore?: ((versionDate: string) => void) | undefined;
}

/** Shows one version, at two widths. */
export function VersionPreview({ templateId, versionDate, onRestore }: VersionPreviewProps) {
  const t = useT('versions');
  const [device, setDevice] = useState<MailDevice>('desktop');
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
        <MailWidthSwitch value={device} onChange={setDevice} />
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
      <Loaded
        query={page}
        data={page.data}
        skeleton={<Skeleton height="100%" radius="md" />}
        failure={{ title: t('previewFailed') }}
      >
        {(url) => <MailFrame source={{ url }} title={t('preview', { date })} width={MAIL_WIDTHS[device]} />}
      </Loaded>
    </section>
  );
}
