import { type Account, endpoints, LIMITS } from '@mailwright/contract';
import { Alert, Button, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS, heirsQuery } from './accounts-query.ts';

interface DeactivateDialogProps {
  readonly person: Account;
  readonly opened: boolean;
  readonly close: () => void;
}

/** Asks who gets what belongs to somebody, and lets that person in no more. */
export function DeactivateDialog({ person, opened, close }: DeactivateDialogProps) {
  const t = useT('accounts');
  const title = person.isActive ? t('deactivate.title', { name: fullName(person) }) : t('handOver');
  return (
    <DialogFrame opened={opened} size={480} title={title} onClose={close}>
      <DeactivateForm person={person} close={close} />
    </DialogFrame>
  );
}

function DeactivateForm({ person, close }: Omit<DeactivateDialogProps, 'opened'>) {
  const t = useT('accounts');
  const queries = useQueryClient();
  const [handTo, setHandTo] = useState<string | null>(null);
  const leave = useMutation({
    mutationFn: () => call(endpoints.people.deactivate, { params: { id: person.id }, body: { handTo } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
      toast.success(t(person.isActive ? 'deactivated' : 'handedOver', { name: fullName(person) }));
      close();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        leave.mutate();
      }}
    >
      <Stack gap="md">
        {person.isActive && <Text size="sm">{t('deactivate.body')}</Text>}
        {person.templates > 0 && <HeirSelect person={person} value={handTo} onChange={setHandTo} />}
        {leave.isError && (
          <Alert color="red" role="alert">
            {errorSentence(leave.error)}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button
          type="submit"
          color={person.isActive ? 'red' : undefined}
          disabled={!person.isActive && handTo === null}
          loading={leave.isPending}
        >
          {t(person.isActive ? 'deactivate' : 'handOver')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface HeirSelectProps {
  readonly person: Account;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function HeirSelect({ person, value, onChange }: HeirSelectProps) {
  const t = useT('accounts');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Account | null>(null);
  const [query] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  // What is chosen stands in the field as it is named there, and is not searched for.
  const heirs = useQuery(heirsQuery(chosen !== null && query === labelOf(chosen) ? '' : query));
  const found = (heirs.data?.people ?? []).filter(({ id }) => id !== person.id && id !== chosen?.id);
  const listed = chosen === null ? found : [chosen, ...found];
  return (
    <Select
      data-autofocus
      searchable
      clearable
      label={t('heir', { count: person.templates })}
      description={t('heir.hint')}
      placeholder={t('heir.none')}
      nothingFoundMessage={heirs.isFetching ? t('shared:loading') : t('heir.nobody')}
      comboboxProps={{ withinPortal: true }}
      // The server has looked for it already, in addresses and without accents.
      filter={({ options }) => options}
      value={value}
      onChange={(id) => {
        setChosen(listed.find((one) => one.id === id) ?? null);
        onChange(id);
      }}
      onSearchChange={setTyped}
      data={listed.map((one) => ({ value: one.id, label: labelOf(one) }))}
    />
  );
}

function labelOf(person: Account): string {
  return `${fullName(person)} (${person.email})`;
}
