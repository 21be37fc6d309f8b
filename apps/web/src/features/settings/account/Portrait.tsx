import { endpoints, type OwnAccount } from '@mailwright/contract';
import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { PersonAvatar } from '../../../shared/ui/PersonAvatar.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import classes from './AccountPage.module.css';
import { ownAccountQuery, takeOver } from './account-query.ts';

/** Shows the person's picture or initials, and lets them change it. */
export function Portrait() {
  const t = useT('accounts');
  const account = useAccount();
  const queries = useQueryClient();
  const forget = useRef<() => void>(null);
  const onSuccess = (own: OwnAccount) => {
    queries.setQueryData(ownAccountQuery.queryKey, own);
    takeOver(own);
  };
  const onError = (error: unknown) => toast.error(errorSentence(error));
  const upload = useMutation({
    mutationFn: (file: File) => call(endpoints.account.setPicture, { files: [file] }),
    onSuccess,
    onError,
    // The same file may be chosen once more.
    onSettled: () => forget.current?.(),
  });
  const remove = useMutation({
    mutationFn: () => call(endpoints.account.removePicture, {}),
    onSuccess,
    onError,
  });
  return (
    <div className={classes.portrait}>
      <PersonAvatar {...account} size={64} />
      <div className={classes.buttons}>
        <FileButton
          accept="image/*"
          resetRef={forget}
          onChange={(file) => {
            if (file !== null) upload.mutate(file);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={upload.isPending}>
              {t(account.image === null ? 'picture.add' : 'picture.replace')}
            </Button>
          )}
        </FileButton>
        {account.image !== null && (
          <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
