import { endpoints } from '@mailwright/contract';
import { Alert, Button, Text, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { signInWaysQuery } from '../../../shared/session/sign-in-ways-query.ts';
import { LoadingScreen } from '../../../shared/ui/LoadingScreen.tsx';
import classes from '../LoginPage.module.css';
import { ProviderButton } from '../ProviderButton.tsx';
import { linkToken } from './link-token.ts';
import { isLongEnough, NewPasswordInput } from './NewPasswordInput.tsx';
import { OpenLink } from './OpenLink.tsx';

/** Shows the page that the link of an invitation opens. */
export function AcceptInvitation() {
  const t = useT('login');
  useDocumentTitle(`${t('accept.title')} · ${t('shared:appName')}`);
  const ways = useQuery(signInWaysQuery);
  const provider = ways.data?.passwords === false ? ways.data.provider : null;
  if (ways.isPending) return <LoadingScreen />;
  const look = () => call(endpoints.invitations.look, { body: { token: linkToken() } });
  return (
    <OpenLink
      kind="invitation"
      look={look}
      title={t('accept.title')}
      subtitle={t(provider === null ? 'accept.subtitle' : 'accept.atProvider')}
    >
      {(email) => (provider === null ? <AcceptForm email={email} /> : <JoinAtProvider email={email} {...provider} />)}
    </OpenLink>
  );
}

function AcceptForm({ email }: { readonly email: string }) {
  const t = useT('login');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (text: string) => tried && text.trim() === '' && t('accept.nameRequired');
  const isWhole = firstName.trim() !== '' && lastName.trim() !== '' && isLongEnough(password);
  const accept = useMutation({
    mutationFn: () =>
      call(endpoints.invitations.accept, { body: { token: linkToken(), firstName, lastName, password } }),
    // Signing in goes its own way, whatever that asks for.
    onSuccess: () => navigate('/login', { replace: true, state: { joined: email } }),
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWhole) accept.mutate();
      }}
    >
      {accept.isError && (
        <Alert variant="light" color="red" role="alert">
          {errorSentence(accept.error)}
        </Alert>
      )}
      <TextInput label={t('email')} type="email" autoComplete="username" size="md" readOnly value={email} />
      <TextInput
        label={t('accept.firstName')}
        autoComplete="given-name"
        size="md"
        autoFocus
        maxLength={100}
        value={firstName}
        error={missing(firstName)}
        onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
      />
      <TextInput
        label={t('accept.lastName')}
        autoComplete="family-name"
        size="md"
        maxLength={100}
        value={lastName}
        error={missing(lastName)}
        onChange={({ currentTarget }) => setLastName(currentTarget.value)}
      />
      <NewPasswordInput tried={tried} value={password} onChange={setPassword} />
      <Button type="submit" size="md" fullWidth loading={accept.isPending}>
        {t('accept.submit')}
      </Button>
    </form>
  );
}

interface JoinAtProviderProps {
  /** Email address of the invited person. */
  readonly email: string;
  /** Name of the provider. */
  readonly label: string;
}

/** Offers an invited person to sign in at the company's provider, which creates the account; used where passwords are off. */
function JoinAtProvider({ email, label }: JoinAtProviderProps) {
  const t = useT('login');
  return (
    <div className={classes.form}>
      <Text size="sm">{t('accept.as', { email })}</Text>
      <ProviderButton label={label} next="/" variant="filled" />
    </div>
  );
}
