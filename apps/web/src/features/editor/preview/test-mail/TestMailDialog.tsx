import { LIMITS } from '@mailwright/contract';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mergeFieldsQuery } from '../../../../shared/api/merge-fields-query.ts';
import { samplePeopleQuery } from '../../../../shared/api/sample-people-query.ts';
import { validateOnBlur } from '../../../../shared/forms/validate-on-blur.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { withNote } from '../../../../shared/ui/FieldNote.tsx';
import { closeDialog, isDirty } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { ChangedProducts } from './ChangedProducts.tsx';
import { MadeFor } from './MadeFor.tsx';
import { RecipientsInput } from './RecipientsInput.tsx';
import { samplePerson } from './sample-person.ts';
import classes from './TestMailDialog.module.css';
import { useTestMail } from './use-test-mail.ts';

/** Sends the mail as it stands to a few people, with somebody's values or a sending system's tags in its merge fields. */
export function TestMailDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const { mailFromDomains: domains, email } = useAccount();
  const fields = useQuery(mergeFieldsQuery);
  const form = useTestMail();
  const people = useQuery(samplePeopleQuery).data ?? [];
  const person = form.person === '' ? samplePerson(fields.data ?? []) : '';
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
          {form.profile === null && (
            <p className={classes.hint}>
              {t(isDirty(session) ? 'testMail.hintUnsaved' : 'testMail.hint')}
              {person !== '' && ` ${t('testMail.sample', { person })}`}
            </p>
          )}
          <ChangedProducts />
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
          {!form.recipients.some((address) => address.toLowerCase() === email.toLowerCase()) && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.own}
              leftSection={<IconPlus size={14} stroke={1.8} />}
              onClick={() => form.enter([email])}
            >
              {t('testMail.addOwn', { address: email })}
            </Button>
          )}
          <MadeFor
            people={people}
            person={form.person}
            onPerson={form.changePerson}
            profile={form.profile}
            onProfile={form.changeProfile}
          />
          <TextInput
            label={t('testMail.subject')}
            maxLength={LIMITS.testMail.subjectMax}
            value={form.subject}
            error={form.subjectProblem}
            onChange={(event) => form.changeSubject(event.currentTarget.value)}
          />
          <TextInput
            type="email"
            label={t('testMail.from')}
            readOnly={domains.length === 0}
            value={form.from}
            onChange={(event) => form.changeFrom(event.currentTarget.value)}
            onBlur={validateOnBlur(form.checkFrom)}
            {...withNote({
              problem: form.fromProblem,
              hint:
                domains.length > 0 ? t('testMail.fromHint', { domains: domains.join(', ') }) : t('testMail.fromOwn'),
            })}
          />
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={form.sending} leftSection={<IconSend size={16} stroke={1.7} />}>
            {t('testMail.send')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
