import { type Account, endpoints } from '@mailwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS } from './accounts-query.ts';

/** Lets somebody in again, after a question. */
export function useActivation(person: Account): () => Promise<void> {
  const t = useT('accounts');
  const queries = useQueryClient();
  return async () => {
    const name = fullName(person);
    const act = async () => {
      await call(endpoints.people.activate, { params: { id: person.id } });
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
    };
    const question = { title: t('activate.title', { name }), body: t('activate.body'), confirmLabel: t('activate') };
    if (await confirm({ ...question, act })) toast.success(t('activated', { name }));
  };
}
