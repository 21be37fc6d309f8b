import { Button, Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { InMyBrandSwitch } from '../../../../shared/brand/InMyBrandSwitch.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { chooseInsertAs, type InsertAs } from '../../../../shared/modules/insert-as.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { closeDialog } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import classes from './ModuleDialog.module.css';

interface InsertAsDialogProps {
  /** Of the module that is about to be inserted. */
  readonly name: string;
  /** null when it is not inserted after all. */
  readonly answer: (as: InsertAs | null) => void;
}

const CHOICES = ['linked', 'copy'] as const;

/** Asked before the first module is inserted: how modules come into mails from now on. */
export function InsertAsDialog({ name, answer }: InsertAsDialogProps) {
  const t = useT('modules');
  const session = useEditorSession();
  const [as, setAs] = useState<InsertAs>('linked');
  const end = (chosen: InsertAs | null) => {
    closeDialog(session);
    answer(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    chooseInsertAs(as);
    end(as);
  };
  return (
    <DialogFrame opened centered size={480} title={t('insertAs.title', { name })} onClose={() => end(null)}>
      <form onSubmit={submit}>
        <Radio.Group
          aria-label={t('insertAs')}
          value={as}
          onChange={(value) => setAs(value === 'copy' ? 'copy' : 'linked')}
        >
          <Stack gap={8}>
            {CHOICES.map((choice) => (
              <Radio.Card key={choice} value={choice} className={classes.choice}>
                <Radio.Indicator />
                <span>
                  <strong>{t(`insertAs.${choice}`)}</strong>
                  <span className={classes.explanation}>{t(`insertAs.${choice}.hint`)}</span>
                </span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {as === 'copy' && <InMyBrandSwitch />}
        <p className={classes.note}>{t('insertAs.remembered')}</p>
        <DialogActions>
          <Button variant="default" onClick={() => end(null)}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" data-autofocus>
            {t('insertAs.confirm')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
