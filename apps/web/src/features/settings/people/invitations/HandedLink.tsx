import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { copyText } from '../../../../shared/ui/copy-text.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';

interface HandedLinkProps {
  readonly email: string;
  readonly link: string;
  readonly close: () => void;
}

/** Shows a link that is not sent by email, to be passed on by hand. */
export function HandedLink({ email, link, close }: HandedLinkProps) {
  const t = useT('accounts');
  return (
    <>
      <Stack gap="md">
        <Text size="sm">{t('link.body', { email })}</Text>
        <TextInput label={t('link')} value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:close')}
        </Button>
        <Button data-autofocus onClick={() => void copyText(link)}>
          {t('link.copy')}
        </Button>
      </DialogActions>
    </>
  );
}
