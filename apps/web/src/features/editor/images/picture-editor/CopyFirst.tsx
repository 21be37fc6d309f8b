import { type Asset, endpoints } from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSessionState } from '../../core/session/use-editor-session.ts';
import classes from './CopyFirst.module.css';

interface CopyFirstProps {
  readonly source: string;
  readonly onCopied: (asset: Asset) => void;
  readonly onCancel: () => void;
}

/** An image of another site is copied here before it can be edited; that is asked first. */
export function CopyFirst({ source, onCopied, onCancel }: CopyFirstProps) {
  const t = useT('pictures');
  const templateId = useSessionState(({ template }) => template.id);
  const copy = useMutation({
    mutationFn: () => call(endpoints.assets.fromAddress, { body: { url: source, templateId } }),
    onSuccess: onCopied,
  });
  return (
    <div className={classes.question}>
      <IconWorldDownload size={40} stroke={1.3} aria-hidden="true" />
      <h3 className={classes.title}>{t('foreign.title')}</h3>
      <p className={classes.words}>{t('foreign.body')}</p>
      <p className={classes.address}>{source}</p>
      {copy.isError && (
        <p className={classes.problem} role="alert">
          {errorSentence(copy.error)}
        </p>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
        <Button data-autofocus loading={copy.isPending} onClick={() => copy.mutate()}>
          {t('foreign.copy')}
        </Button>
      </Group>
    </div>
  );
}
