import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogFrame } from '../../../../shared/ui/DialogFrame.tsx';
import { closeDialog, isDirty } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { RecipientsInput } from './RecipientsInput.tsx';
import classes from './TestMailModal.module.css';
import { useTestMail } from './use-test-mail.ts';

/** Sends the mail as it stands to a few people, with sample values in its merge fields. */
export function TestMailModal() {
  const t = useT('editor');
  const session = useEditorSession();
  const { mailFromDomains: domains } = useAccount();
  const form = useTestMail();
  const rejected = form.answer?.rejected ?? [];
  const close = () => closeDialog(session);
  return (
    <DialogFrame opened centered size={480} title={t('testMail.title')} onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <Stack gap={16}>
          <p className={classes.hint}>{t(isDirty(session) ? 'testMail.hintUnsaved' : 'testMail.hint')}</p>
          {rejected.length > 0 && (
            <Alert color="red" icon={<IconAlertTriangle size={18} />} title={t('testMail.rejected')} role="alert">
              <ul className={classes.rejected}>
                {rejected.map(({ address, reason }) => (
                  <li key={address}>
                    <b>{address}</b>
                    <span>{reason}</span>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <RecipientsInput
            recipients={form.recipients}
            typed={form.typed}
            problem={form.problem}
            onType={form.type}
            onEnter={form.enter}
            onRemove={form.remove}
          />
          <TextInput
            type="email"
            label={t('testMail.from')}
            description={
              domains.length > 0 ? t('testMail.fromHint', { domains: domains.join(', ') }) : t('testMail.fromOwn')
            }
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            readOnly={domains.length === 0}
            value={form.from}
            error={form.fromProblem}
            onChange={(event) => form.changeFrom(event.currentTarget.value)}
            onBlur={form.checkFrom}
          />
        </Stack>
        <Group justify="flex-end" gap={8} mt="lg">
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={form.sending} leftSection={<IconSend size={16} stroke={1.7} />}>
            {t('testMail.send')}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  );
}
