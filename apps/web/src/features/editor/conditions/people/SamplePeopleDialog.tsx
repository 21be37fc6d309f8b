import { endpoints, LIMITS, type SamplePerson } from '@mailwright/contract';
import { createId } from '@mailwright/document';
import { Alert, Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { samplePeopleQuery } from '../../../../shared/api/sample-people-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { PastePeople } from './PastePeople.tsx';
import { PersonForm } from './PersonForm.tsx';
import classes from './SamplePeopleDialog.module.css';

type People = readonly SamplePerson[];

const NO_DRAFTS: ReadonlyMap<string, string> = new Map();

/** Edits the people for previews and test mails: adds, changes, removes, pastes them. Nothing is stored before it is saved. */
export function SamplePeopleDialog() {
  const t = useT('people');
  const session = useEditorSession();
  const client = useQueryClient();
  const query = useQuery(samplePeopleQuery);
  const [changed, setChanged] = useState<People | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPasting, setPasting] = useState(false);
  // Lists that cannot be read, by person: they are kept as they were typed while others are looked at.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(NO_DRAFTS);
  const people = changed ?? query.data ?? [];
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  const isFull = people.length >= LIMITS.samplePeople.perPerson;
  const isWrong = ({ id, name }: SamplePerson) => name.trim() === '' || drafts.has(id);
  const close = () => closeDialog(session);

  const stored = (list: People) => {
    client.setQueryData(samplePeopleQuery.queryKey, [...list]);
    const { person: shown } = session.view.getState();
    session.view.setState({ person: list.find(({ id }) => id === shown?.id) ?? null });
  };
  const save = useMutation({
    mutationFn: () => call(endpoints.samplePeople.save, { body: { people: [...people] } }),
    onSuccess: (answer) => {
      stored(answer.people);
      toast.success(t('saved'));
      close();
    },
  });
  const reset = useMutation({
    mutationFn: async () => {
      await call(endpoints.samplePeople.reset, {});
      return client.fetchQuery({ ...samplePeopleQuery, staleTime: 0 });
    },
    onSuccess: (list) => {
      stored(list);
      setChanged(null);
      setChosen(null);
      setDrafts(NO_DRAFTS);
    },
    onError: (error) => toast.error(errorSentence(error)),
  });
  const askReset = async () => {
    const question = { title: t('resetTitle'), body: t('resetBody'), confirmLabel: t('reset'), danger: true };
    if (await confirm(question)) reset.mutate();
  };
  const add = () => {
    const next: SamplePerson = { id: createId(), name: t('newName'), values: { firstName: '' } };
    setChanged([...people, next]);
    setChosen(next.id);
  };

  const keepDraft = (id: string, draft: string | null) =>
    setDrafts((before) => {
      if (draft === (before.get(id) ?? null)) return before;
      const others = [...before].filter(([other]) => other !== id);
      return new Map(draft === null ? others : [...others, [id, draft]]);
    });

  return (
    <DialogFrame opened size={860} title={t('title')} dirty={changed !== null} onClose={close}>
      <p className={classes.hint}>{t('hint')}</p>
      <Loaded query={query} data={query.data} skeleton={<Skeleton height={320} />} failure={{ title: t('failed') }}>
        {() => (
          <div className={classes.columns}>
            <div className={classes.side}>
              <ul className={classes.names} aria-label={t('title')}>
                {people.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      className={classes.person}
                      aria-current={!isPasting && one.id === person?.id}
                      data-wrong={isWrong(one) || undefined}
                      onClick={() => {
                        setChosen(one.id);
                        setPasting(false);
                      }}
                    >
                      {one.name || t('nameless')}
                      {isWrong(one) && <IconAlertTriangle size={16} stroke={1.8} aria-label={t('wrong')} />}
                    </button>
                  </li>
                ))}
              </ul>
              <div className={classes.buttons}>
                <Button size="xs" variant="default" disabled={isFull} onClick={add}>
                  {t('add')}
                </Button>
                <Button size="xs" variant="default" disabled={isFull} onClick={() => setPasting(true)}>
                  {t('paste')}
                </Button>
                <Button size="xs" variant="subtle" loading={reset.isPending} onClick={() => void askReset()}>
                  {t('reset')}
                </Button>
              </div>
            </div>
            <div className={classes.main}>
              {isPasting ? (
                <PastePeople
                  onCancel={() => setPasting(false)}
                  onRead={(found) => {
                    setChanged([...people, ...found].slice(0, LIMITS.samplePeople.perPerson));
                    setChosen(found[0]?.id ?? null);
                    setPasting(false);
                  }}
                />
              ) : (
                person && (
                  <PersonForm
                    key={person.id}
                    person={person}
                    draft={drafts.get(person.id)}
                    onDraft={(draft) => keepDraft(person.id, draft)}
                    onChange={(next) => setChanged(people.map((one) => (one.id === next.id ? next : one)))}
                    onRemove={() => {
                      setChanged(people.filter(({ id }) => id !== person.id));
                      keepDraft(person.id, null);
                    }}
                  />
                )
              )}
            </div>
          </div>
        )}
      </Loaded>
      {save.isError && (
        <Alert color="red" role="alert" mt={12}>
          {errorSentence(save.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button
          disabled={changed === null || people.some(isWrong)}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('save')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
