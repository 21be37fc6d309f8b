import { endpoints } from '@mailwright/contract';
import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import classes from './AccountPage.module.css';
import { ownAccountQuery, takeOver } from './account-query.ts';

interface NameFormProps {
  readonly firstName: string;
  readonly lastName: string;
}

export function NameForm(present: NameFormProps) {
  const t = useT('accounts');
  const queries = useQueryClient();
  const [firstName, setFirstName] = useState(present.firstName);
  const [lastName, setLastName] = useState(present.lastName);
  const [tried, setTried] = useState(false);
  const isWhole = firstName.trim() !== '' && lastName.trim() !== '';
  const isSame = firstName.trim() === present.firstName && lastName.trim() === present.lastName;
  const missing = (text: string) => (tried && text.trim() === '' ? t('nameRequired') : null);
  const save = useMutation({
    mutationFn: () => call(endpoints.account.rename, { body: { firstName, lastName } }),
    onSuccess: (own) => {
      queries.setQueryData(ownAccountQuery.queryKey, own);
      takeOver(own);
      setFirstName(own.firstName);
      setLastName(own.lastName);
      toast.success(t('renamed'));
    },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWhole) save.mutate();
      }}
    >
      <div className={`${classes.names} ${classes.wide}`}>
        <TextInput
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          value={firstName}
          error={missing(firstName)}
          onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
        />
        <TextInput
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={100}
          value={lastName}
          error={missing(lastName)}
          onChange={({ currentTarget }) => setLastName(currentTarget.value)}
        />
      </div>
      {save.isError && (
        <Alert className={classes.wide} color="red" role="alert">
          {errorSentence(save.error)}
        </Alert>
      )}
      <Button type="submit" disabled={isSame} loading={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
