import type { Actor } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { mailFailure } from '../../integrations/mail/port.ts';
import { factsOf, guardFor, type Refusal } from '../templates/policy.ts';
import type { Guard, TemplateRecord, TemplateRepository } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import type { UserRecord, UserRepository } from '../users/port.ts';
import type { WaitingMails } from '../waiting-mails/service.ts';
import { requireKnown } from './require-known.ts';
import { unlockRequestMail } from './unlock-request-mail.ts';

export interface SharingService {
  /** Replaces the collaborators of the person's own draft; they must be existing people of the allowed domains. */
  share(actor: Actor, id: string, collaborators: readonly string[]): Promise<TemplateRecord>;
  /**
   * Asks by mail for a template that `holderId` has locked: its owner, or the holder when the owner asks. `consume` is called
   * before the mail is sent, and rejects after too many requests.
   */
  requestUnlock(actor: Actor, id: string, holderId: string, consume: () => Promise<void>): Promise<void>;
}

export interface SharingDeps {
  readonly templates: TemplateRepository;
  readonly users: UserRepository;
  readonly reading: Pick<TemplateReadService, 'requirePermission'>;
  readonly waitingMails: Pick<WaitingMails, 'send' | 'forget'>;
  /** Domains whose people templates can be shared with, lower case. */
  readonly domains: readonly string[];
  /** Address of this server. */
  readonly publicUrl: string;
  readonly now: () => number;
}

export function createSharingService(deps: SharingDeps): SharingService {
  const { templates, users, reading, waitingMails, domains, publicUrl, now } = deps;

  async function person(id: string): Promise<UserRecord> {
    const found = await users.find(id);
    if (!found) throw new AppError('USER_NOT_FOUND');
    return found;
  }

  return {
    async share(actor, id, wanted) {
      const collaborators = [...new Set(wanted)].filter((userId) => userId !== actor.id);
      const { collaborators: present } = await reading.requirePermission(actor, id, 'share');
      const added = collaborators.filter((userId) => !present.includes(userId));
      await requireKnown({ users, domains }, added, 'collaborators');
      const time = now();
      const guard = sharingGuard(actor, collaborators, time);
      const outcome = await templates.share<Refusal>({ id, userId: actor.id, collaborators, now: time, guard });
      if (outcome.kind === 'missing') throw new AppError('TEMPLATE_NOT_FOUND');
      if (outcome.kind === 'refused') throw new AppError(outcome.refusal);
      return outcome.template;
    },

    async requestUnlock(actor, id, holderId, consume) {
      const template = await reading.requirePermission(actor, id, 'requestUnlock');
      if (factsOf(template, now()).collaboratorId !== holderId) throw new AppError('INVALID_TRANSITION');
      const [asking, asked] = await Promise.all([
        person(actor.id),
        person(template.ownerId === actor.id ? holderId : template.ownerId),
      ]);
      await consume();
      const letter = unlockRequestMail({ template, asking, asked, publicUrl });
      const about = `unlock ${id} ${asking.id}` as const;
      // Asked again, it is one mail once the mail server is back.
      await waitingMails.forget(about);
      const { rejected } = await waitingMails.send(letter, about);
      if (rejected.length > 0)
        throw mailFailure(
          rejected.map(({ reason }) => reason),
          rejected,
        );
    },
  };
}

/** Returns a guard of sharing: while a person holds the lock, the sharing cannot end and that person cannot be removed. */
function sharingGuard(actor: Actor, collaborators: readonly string[], now: number): Guard<Refusal> {
  const mayShare = guardFor('share', actor, now);
  return (template) => {
    const refusal = mayShare(template);
    if (refusal) return refusal;
    const holder = factsOf(template, now).collaboratorId;
    if (holder === null || (collaborators.length > 0 && holder === template.ownerId)) return null;
    return collaborators.includes(holder) ? null : 'TEMPLATE_LOCKED';
  };
}
