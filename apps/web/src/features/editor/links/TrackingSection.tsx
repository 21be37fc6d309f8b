import { LIMITS, type LinkParameter } from '@mailwright/contract';
import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LinkParametersInput } from '../../../shared/links/LinkParametersInput.tsx';
import { useAccount } from '../../../shared/session/session-store.ts';
import { saveSetting } from '../../../shared/settings/save-setting.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession, useEditorState } from '../core/session/use-editor-session.ts';
import classes from './LinksDialog.module.css';

const NONE: readonly LinkParameter[] = [];

/** Asks for the parameters that are added to the links of this mail, so that analytics know where visits come from. */
export function TrackingSection({ hasForeign }: { readonly hasForeign: boolean }) {
  const t = useT('links');
  const id = useId();
  const { editor } = useEditorSession();
  const tracking = useEditorState(({ document }) => document.settings.tracking);
  const { linkParameters: mine } = useAccount();
  const parameters = tracking?.parameters ?? NONE;
  const disabled = editor.context.readOnly;
  const isMine = JSON.stringify(mine) === JSON.stringify(parameters);
  const write = (change: { readonly parameters?: readonly LinkParameter[]; readonly inCode?: boolean }) => {
    const { inCode, ...rest } = { parameters, ...tracking, ...change };
    notifyRefusal(
      editor.run({ type: 'updateSettings', settings: { tracking: { ...rest, ...(inCode && { inCode: true }) } } }),
    );
  };
  const keep = useMutation({
    mutationFn: () => saveSetting({ linkParameters: [...parameters] }),
    onSuccess: () => toast.success(t('tracking.kept')),
    onError: (error) => toast.error(errorSentence(error)),
  });
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.heading}>
        {t('tracking.title')}
      </h3>
      <p className={classes.hint}>{t('tracking.hint')}</p>
      <LinkParametersInput
        label={t('tracking.title')}
        value={parameters.slice(0, LIMITS.tracking.parameters)}
        disabled={disabled}
        onChange={(next) => write({ parameters: next })}
      />
      <div className={classes.buttons}>
        {mine.length > 0 && !isMine && (
          <Button variant="default" size="xs" disabled={disabled} onClick={() => write({ parameters: mine })}>
            {t('tracking.useMine')}
          </Button>
        )}
        {!isMine && (
          <Button variant="default" size="xs" loading={keep.isPending} onClick={() => keep.mutate()}>
            {t('tracking.keep')}
          </Button>
        )}
      </div>
      {hasForeign && (
        <Switch
          size="sm"
          label={t('tracking.inCode')}
          description={t('tracking.inCodeHint')}
          checked={tracking?.inCode === true}
          disabled={disabled}
          onChange={({ currentTarget }) => write({ inCode: currentTarget.checked })}
        />
      )}
    </section>
  );
}
