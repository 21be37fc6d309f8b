import { type Account, endpoints } from '@mailwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS } from './accounts-query.ts';

const DEEDS = {
  activate: { row: endpoints.people.activate, done: 'activated' },
  resetFactor: { row: endpoints.secondFactor.reset, done: 'resetFactorDone' },
} as const;

/** Lets somebody in again, or without their second factor, after a question. */
export function useAsked(person: Account, deed: keyof typeof DEEDS): () => Promise<void> {
  const t = useT('accounts');
  const queries = useQueryClient();
  const { row, done } = DEEDS[deed];
  return async () => {
    const name = fullName(person);
    const act = async () => {
      await call(row, { params: { id: person.id } });
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
    };
    const question = { title: t(`${deed}.title`, { name }), body: t(`${deed}.body`), confirmLabel: t(deed) };
    if (await confirm({ ...question, act })) toast.success(t(done, { name }));
  };
}
