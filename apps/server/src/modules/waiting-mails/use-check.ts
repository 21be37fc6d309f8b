import { foldText } from '../../db/fold-text.ts';
import type { InvitationRepository } from '../people/port.ts';
import type { UserRepository } from '../users/port.ts';

export interface UseCheckDeps {
  readonly users: Pick<UserRepository, 'find' | 'findForLogin'>;
  readonly invitations: Pick<InvitationRepository, 'listPending'>;
}

/**
 * Makes what says whether a mail is still of use: an invitation as long as nobody has accepted it or taken it back, all
 * others as long as whoever it is for, and whoever asked for it, may sign in.
 */
export function createUseCheck({ users, invitations }: UseCheckDeps) {
  const isActive = async (id: string | undefined) => id !== undefined && (await users.find(id))?.isActive === true;

  return async (about: string, to: readonly string[]): Promise<boolean> => {
    const [kind, ...ids] = about.split(' ');
    const [address = ''] = to;
    if (kind === 'invitation') {
      const pending = await invitations.listPending();
      return pending.some(({ email }) => foldText(email) === foldText(address));
    }
    // The last id is of a person: whose sign-in changed, or who asks for a template.
    const recipient = await users.findForLogin(address);
    return (await isActive(recipient?.id)) && (await isActive(ids.at(-1)));
  };
}
