import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import type { UploadItem } from '../../../core/uploads/upload-queue.ts';
import type { Uploads } from '../../../core/uploads/use-uploads.ts';
import classes from './UploadList.module.css';

/** Files on their way to the library, and those that did not arrive with the reason. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const t = useT('images');
  if (uploads.items.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t('upload.list')}>
      {uploads.items.map((item) => (
        <li key={item.id} className={classes.upload} data-step={item.step}>
          <span className={classes.name} title={item.name}>
            {item.name}
          </span>
          {item.step === 'failed' ? (
            <Failed item={item} uploads={uploads} />
          ) : (
            <OnItsWay item={item} uploads={uploads} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface UploadProps {
  readonly item: UploadItem;
  readonly uploads: Uploads;
}

function OnItsWay({ item: { id, name, step, part }, uploads }: UploadProps) {
  const t = useT('images');
  const percent = Math.round(part * 100);
  return (
    <>
      <Progress
        className={classes.progress}
        value={step === 'sending' ? percent : step === 'waiting' ? 0 : 100}
        animated={step === 'preparing'}
        size="sm"
        aria-label={t('upload.progress', { name })}
      />
      <span className={classes.step}>
        {step === 'sending'
          ? t('upload.part', { part: percent })
          : t(step === 'waiting' ? 'upload.waiting' : 'upload.preparing')}
      </span>
      <IconButton
        label={t('upload.cancel', { name })}
        size={28}
        icon={<IconX size={16} />}
        onClick={() => uploads.cancel(id)}
      />
    </>
  );
}

function Failed({ item: { id, name, problem }, uploads }: UploadProps) {
  const t = useT('images');
  return (
    <>
      <span className={classes.problem} role="status">
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {problem?.sentence}
      </span>
      {problem?.passing === true && (
        <Button size="compact-xs" variant="default" onClick={() => uploads.retry(id)}>
          {t('shared:tryAgain')}
        </Button>
      )}
      <IconButton
        label={t('upload.dismiss', { name })}
        size={28}
        icon={<IconX size={16} />}
        onClick={() => uploads.dismiss(id)}
      />
    </>
  );
}
