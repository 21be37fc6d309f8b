import { type Account, endpoints } from '@mailwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ACCOUNTS } from './accounts-query.ts';

const DEEDS = {
  activate: endpoints.people.activate,
  endSessions: endpoints.people.endSessions,
  resetFactor: endpoints.secondFactor.reset,
} as const;

/**
 * Returns a function that, after confirmation, reactivates a person's account, removes their second factor, or signs them out
 * everywhere.
 */
export function useAsked(person: Account, deed: keyof typeof DEEDS): () => Promise<void> {
  const t = useT('accounts');
  const queries = useQueryClient();
  return async () => {
    const name = fullName(person);
    const act = async () => {
      await call(DEEDS[deed], { params: { id: person.id } });
      await queries.invalidateQueries({ queryKey: ACCOUNTS });
    };
    const question = { title: t(`${deed}.title`, { name }), body: t(`${deed}.body`), confirmLabel: t(deed) };
    if (await confirm({ ...question, act })) toast.success(t(`${deed}.done`, { name }));
  };
}
