import { returnPath } from '@mailwright/contract';
import { useDocumentTitle } from '@mantine/hooks';
import { useStore } from 'zustand';
import { useT } from '../../shared/i18n/use-t.ts';
import { usePlace, useQueryParams } from '../../shared/navigation/place.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { sessionStore } from '../../shared/session/session-store.ts';
import { RequiredFactor } from './RequiredFactor.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SetupFaultPage } from './SetupFaultPage.tsx';
import { SideBySide } from './SideBySide.tsx';
import { SignInProblemNote } from './SignInProblemNote.tsx';
import { SignInWays } from './SignInWays.tsx';

export function LoginPage() {
  const t = useT('login');
  const search = useQueryParams();
  const { state: navigation } = usePlace();
  const session = useStore(sessionStore);
  const next = returnPath(search.get('next'));
  const step = search.get('step');
  const isSecondStep = step === 'second-factor';
  useDocumentTitle(`${t('title')} · ${t('shared:appName')}`);

  const joined = typeof navigation.joined === 'string' ? navigation.joined : '';
  const subtitle = t(joined !== '' ? 'joined' : navigation.expired === true ? 'expired' : 'subtitle');

  if (step === 'set-up') return <RequiredFactor next={next} />;
  if (search.get('problem') === 'setup') return <SetupFaultPage />;
  // Who has just joined signs in as themselves, whoever is signed in here.
  if (session.state === 'open' && joined === '') return <Redirect to={next} />;
  return (
    <SideBySide title={t('title')} subtitle={isSecondStep ? t('factor.subtitle') : subtitle}>
      <SignInProblemNote problem={search.get('problem')} />
      {isSecondStep ? <SecondFactorForm next={next} /> : <SignInWays next={next} email={joined} />}
    </SideBySide>
  );
}
