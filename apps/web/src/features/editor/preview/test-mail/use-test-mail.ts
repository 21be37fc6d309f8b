import { LIMITS, mailSubject, maySendFrom, type ProfileChoice, type TestMailAnswer } from '@mailwright/contract';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formProblems } from '../../../../shared/api/form-problems.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { enterRecipient } from './recipients.ts';
import { sendEmail } from './send-email.ts';

/** The form of a test mail: what is in it, what is wrong with it, and sending it. */
export function useTestMail() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  const { email, mailFromDomains } = useAccount();
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [from, setFrom] = useState(email);
  const [subject, setSubject] = useState(() =>
    `[Test] ${mailSubject(session.state.getState().template)}`.slice(0, LIMITS.testMail.subjectMax),
  );
  const [person, setPerson] = useState(() => session.view.getState().person?.id ?? '');
  const [profile, setProfile] = useState<ProfileChoice | null>(null);
  const [subjectProblem, setSubjectProblem] = useState<string | null>(null);
  const [fromProblem, setFromProblem] = useState<string | null>(null);
  const { status } = useSessionState(({ flows }) => flows.sendEmail);
  const [answer, setAnswer] = useState<TestMailAnswer | null>(null);

  /** Adds texts one by one; the first that is not taken stays in the field. Answers the list, or null. */
  function enter(texts: readonly string[]): readonly string[] | null {
    let list = recipients;
    for (const text of texts) {
      const entered = enterRecipient(list, text);
      if (entered.kind !== 'taken') {
        setRecipients(list);
        setTyped(text);
        setProblem(entered.kind === 'full' ? t('testMail.full') : t('messages:emailInvalid'));
        return null;
      }
      list = entered.recipients;
    }
    setRecipients(list);
    setTyped('');
    setProblem(null);
    return list;
  }

  function fromIsGood(): boolean {
    const isGood = maySendFrom(from.trim(), email, mailFromDomains);
    setFromProblem(isGood ? null : t('testMail.fromRefused'));
    return isGood;
  }

  function tell({ accepted, keptAt }: TestMailAnswer): void {
    const sentence = t('testMail.sent', { count: accepted.length });
    const open = { label: t('testMail.open'), run: () => window.open(keptAt ?? '', '_blank', 'noopener') };
    toast.success(sentence, keptAt === null ? {} : { action: open });
  }

  async function send(): Promise<void> {
    const to = enter([typed]);
    if (to?.length === 0) setProblem(t('messages:emailRequired'));
    if (!fromIsGood() || to === null || to.length === 0) return;
    setAnswer(null);
    try {
      const madeFor = profile === null ? person !== '' && { person } : { profile };
      const body = { from: from.trim(), to: [...to], subject: subject.trim(), ...madeFor };
      const sent = await sendEmail(session, body);
      if (sent === null) return;
      if (sent.accepted.length > 0) tell(sent);
      if (sent.rejected.length === 0) return closeDialog(session);
      setAnswer(sent);
      setRecipients(sent.rejected.map(({ address }) => address));
    } catch (error) {
      const problems = formProblems(error, ['from', 'to', 'subject']);
      if (problems?.subject) setSubjectProblem(problems.subject);
      if (problems?.from) setFromProblem(problems.from);
      if (problems?.to) setProblem(problems.to);
      if (problems === null) toast.error(errorSentence(error));
    }
  }

  return {
    recipients,
    typed,
    problem,
    subject,
    subjectProblem,
    from,
    fromProblem,
    sending: status === 'loading',
    answer,
    enter,
    type: setTyped,
    changeSubject: setSubject,
    person,
    changePerson: setPerson,
    profile,
    changeProfile: setProfile,
    changeFrom: setFrom,
    checkFrom: fromIsGood,
    remove: (address: string) => setRecipients(recipients.filter((known) => known !== address)),
    send,
  };
}
