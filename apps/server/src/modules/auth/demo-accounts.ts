import type { DemoAccount } from '@mailwright/contract';
import type { UserRepository } from '../users/port.ts';
import { isPassword } from './passwords.ts';

export interface DemoAccountsDeps {
  readonly users: Pick<UserRepository, 'findForLogin'>;
  /** Demo accounts that the seed may have made; empty when this server has no demo accounts. */
  readonly published: readonly DemoAccount[];
  readonly now: () => number;
}

/** Time an answer is used again, milliseconds: checking a password is slow on purpose, and anybody may ask. */
const KEPT_FOR = 60_000;

/** Returns a function that lists the demo accounts whose published password still works. */
export function createDemoAccounts({ users, published, now }: DemoAccountsDeps): () => Promise<DemoAccount[]> {
  let checked: Promise<DemoAccount[]> | null = null;
  let until = 0;

  async function holds({ email, password }: DemoAccount): Promise<boolean> {
    const known = await users.findForLogin(email);
    return known?.isDemo === true && isPassword(password, known.passwordHash);
  }

  async function check(): Promise<DemoAccount[]> {
    const open = await Promise.all(published.map(holds));
    return published.filter((_, index) => open[index]);
  }

  return () => {
    if (checked && now() < until) return checked;
    until = now() + KEPT_FOR;
    const answer = check();
    checked = answer;
    answer.catch(() => {
      if (checked === answer) checked = null;
    });
    return answer;
  };
}
