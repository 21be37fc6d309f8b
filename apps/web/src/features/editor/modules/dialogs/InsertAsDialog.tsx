import type { CustomModule } from '@mailwright/contract';
import { Box, Button, Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { InMyBrandSwitch } from '../../../../shared/brand/InMyBrandSwitch.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { chooseInsertAs, type InsertAs, usualInsertAs } from '../../../../shared/modules/insert-as.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './ModuleDialog.module.css';

interface InsertAsDialogProps {
  /** Module that is about to be inserted. */
  readonly module: Pick<CustomModule, 'name' | 'canEdit'>;
  /** null when it is not inserted after all. */
  readonly answer: (as: InsertAs | null) => void;
}

const CHOICES = ['linked', 'copy'] as const;

/** Asked before the first module of its kind is inserted: how such modules come into mails from now on. */
export function InsertAsDialog({ module, answer }: InsertAsDialogProps) {
  const t = useT('modules');
  const session = useEditorSession();
  const [as, setAs] = useState<InsertAs>(() => usualInsertAs(module));
  const hintOf = (choice: InsertAs) =>
    choice === 'linked' && !module.canEdit ? t('insertAs.linked.libraryHint') : t(`insertAs.${choice}.hint`);
  const end = (chosen: InsertAs | null) => {
    closeDialog(session);
    answer(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    chooseInsertAs(as, module);
    end(as);
  };
  return (
    <DialogFrame
      opened
      centered
      size={480}
      title={t('insertAs.title', { name: module.name })}
      onClose={() => end(null)}
    >
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
                  <span className={classes.explanation}>{hintOf(choice)}</span>
                </span>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
        {as === 'copy' && (
          <Box mt="md">
            <InMyBrandSwitch />
          </Box>
        )}
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
