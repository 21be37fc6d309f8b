import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { foldText } from '../db/fold-text.ts';
import type { Invited } from '../modules/people/invitation-service.ts';
import type { InvitationRecord } from '../modules/people/port.ts';
import { type AccountCommand, named, time } from './account-command.ts';
import { email, plan, role } from './command-options.ts';
import type { Accounts } from './open-accounts.ts';

/** Commands of `npm run user` for people who have no account yet, by name. */
export const INVITATION_COMMANDS: Readonly<Record<string, AccountCommand>> = {
  invite: {
    usage: 'invite --email ADDRESS [--role admin|user] [--plan NUMBER]',
    async run(accounts, values) {
      const request = z.object({ email, role: role.default('user'), plan: plan.default('3') }).parse(values);
      const planNumber = Number(request.plan);
      await accounts.people.requirePlan(planNumber);
      const wanted = { email: request.email, role: request.role, planNumber };
      return handOut(accounts, await accounts.invitations.prepare(wanted, null));
    },
  },

  invitations: {
    usage: 'invitations [--revoke ADDRESS | --resend ADDRESS]',
    async run(accounts, values) {
      const { revoke, resend } = OPTIONS.parse(values);
      if (revoke !== undefined && resend !== undefined) throw new ConfigError('Use either --revoke or --resend.');
      if (resend !== undefined) {
        const { id } = await pendingTo(accounts, resend);
        return handOut(accounts, await accounts.invitations.renew(id));
      }
      if (revoke !== undefined) {
        const invitation = await pendingTo(accounts, revoke);
        await accounts.invitations.revoke(invitation.id);
        await accounts.record({ action: 'person.revoke_invitation', person: named(invitation) });
        return `The invitation to ${invitation.email} has been withdrawn.`;
      }
      const lines = (await accounts.invitations.listPending()).map((invitation) => {
        const {
          email: address,
          role: given,
          plan: { number },
          expiresAt,
        } = invitation;
        const end = `${expiresAt <= accounts.now() ? 'expired' : 'expires'} ${time(expiresAt)}`;
        return [address, given, `plan ${number}`, end].join('  ');
      });
      return lines.length === 0 ? 'There are no invitations.' : lines.join('\n');
    },
  },
};

const OPTIONS = z.object({
  revoke: z.email('--revoke must be an email address').optional(),
  resend: z.email('--resend must be an email address').optional(),
});

/** Returns the link for the output. It is not mailed: the person who types the command passes it on. */
async function handOut({ record }: Accounts, { invitation, link }: Invited): Promise<string> {
  await record({ action: 'person.invite', person: named(invitation), details: { role: invitation.role } });
  return `This link invites ${invitation.email}. It works once, for 7 days:\n${link}`;
}

async function pendingTo({ invitations }: Accounts, address: string): Promise<InvitationRecord> {
  const key = foldText(address);
  const found = (await invitations.listPending()).find((one) => foldText(one.email) === key);
  if (!found) throw new ConfigError(`There is no invitation to ${address}.`);
  return found;
}
