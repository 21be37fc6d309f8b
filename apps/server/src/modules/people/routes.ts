import { type Account, endpoints, type Invitation } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, type Caller } from '../../http/caller.ts';
import { downloadHeaders } from '../../http/headers/download-headers.ts';
import { answer } from '../../http/mount.ts';
import { languageAt } from '../../language.ts';
import type { ModuleContext } from '../../module-context.ts';
import { originOf } from '../audit/watch-calls.ts';
import { placeOf } from '../auth/sign-in-place.ts';
import { isoTime } from '../templates/present.ts';
import { userAt } from '../users/user-at.ts';
import { createInvitationService, type Inviter, type SentInvitation } from './invitation-service.ts';
import { createLeavingService } from './leaving/service.ts';
import { createPersonalDataService, type PersonalDataArchive } from './personal-data/service.ts';
import type { AccountRecord, InvitationRecord } from './port.ts';
import { createPeopleService, requireAdministrator } from './service.ts';
import { watchedLinks } from './watched-link.ts';

export function mountPeople(context: ModuleContext): void {
  const { mount, audit, signIns, repositories, store, outbox, kept, secondFactorDemand, tell, now } = context;
  const { accounts, assets: images, leaving, sessions, users } = repositories;
  const people = createPeopleService({ accounts, sessions });
  const leavers = createLeavingService({ accounts, leaving, images, store, kept, now });
  const service = createInvitationService({ ...context, invitations: repositories.invitations, users });
  const links = watchedLinks({ kind: 'invitation', look: service.look, log: signIns });
  const personalData = createPersonalDataService({ accounts, rows: repositories.personalData, store, kept, now });
  const { account, people: rows, invitations } = endpoints;

  mount(rows.list, async ({ caller, query }) => {
    requireAdministrator(actorOf(caller));
    const { people: found, total } = await accounts.list(query);
    const plans = [...(await accounts.plans())];
    const administrators = await accounts.countAdministrators();
    const secondFactor = secondFactorDemand;
    return answer(200, { people: found.map(presentAccount), total, plans, administrators, secondFactor });
  });

  mount(rows.change, async ({ caller, params, body }) =>
    answer(200, presentAccount(await people.change(actorOf(caller), params.id, body))),
  );

  mount(rows.deactivate, async ({ caller, params, body }) =>
    answer(200, presentAccount(await leavers.deactivate(actorOf(caller), params.id, body.handTo))),
  );

  mount(rows.belongings, async ({ caller, params }) =>
    answer(200, await leavers.belongings(actorOf(caller), params.id)),
  );

  mount(rows.remove, async ({ caller, params, query }) => {
    await leavers.remove(actorOf(caller), params.id, query.handTo ?? null);
    return answer(204, undefined);
  });

  mount(account.personalData, async ({ caller, reply }) =>
    send(reply, await personalData.archive(actorOf(caller), caller.user.id)),
  );

  mount(rows.personalData, async ({ caller, params, reply }) => {
    const archive = await personalData.archive(actorOf(caller), params.id);
    const person = params.id === caller.user.id ? null : await users.find(params.id);
    if (person) tell(person, { kind: 'archiveMade' }, null);
    return send(reply, archive);
  });

  mount(rows.activate, async ({ caller, params }) =>
    answer(200, presentAccount(await people.activate(actorOf(caller), params.id))),
  );

  mount(rows.endSessions, async ({ caller, params }) => {
    await people.endSessions(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  const presentSent = ({ invitation, link, waits }: SentInvitation) => ({
    invitation: presentInvitation(invitation, now()),
    // With a mail server the link is for the one whom the mail reaches.
    link: outbox === null ? null : link,
    waits,
  });

  mount(invitations.list, async ({ caller }) => {
    requireAdministrator(actorOf(caller));
    const pending = await service.listPending();
    const shown = pending.map((invitation) => presentInvitation(invitation, now()));
    return answer(200, { invitations: shown, hasMailServer: outbox === null });
  });

  const inviterOf = ({ user }: Caller, request: FastifyRequest): Inviter => ({
    person: user,
    language: languageAt(user.settings.locale, request.headers['accept-language']),
    // The call fails, and says nothing of the invitation that stands.
    undelivered: ({ id, email, role }, mail) =>
      audit.record({
        ...originOf(request, user),
        action: 'person.invite',
        targets: [{ id, name: email }],
        details: { role, mail },
      }),
  });

  mount(invitations.send, async ({ caller, body, request }) => {
    requireAdministrator(actorOf(caller));
    await people.requirePlan(body.planNumber);
    return answer(201, presentSent(await service.send(body, inviterOf(caller, request))));
  });

  mount(invitations.resend, async ({ caller, params, request }) => {
    requireAdministrator(actorOf(caller));
    return answer(200, presentSent(await service.resend(params.id, inviterOf(caller, request))));
  });

  mount(invitations.revoke, async ({ caller, params }) => {
    requireAdministrator(actorOf(caller));
    await service.revoke(params.id);
    return answer(204, undefined);
  });

  mount(invitations.look, async ({ body, request }) => answer(200, await links.look(body.token, placeOf(request))));

  mount(invitations.accept, async ({ body, request }) => {
    const { email } = await links.take(body.token, placeOf(request), () => service.accept(body));
    const person = await userAt(users, email);
    await audit.record({ ...originOf(request, person), action: 'person.join', details: { email } });
    return answer(204, undefined);
  });
}

function send(reply: FastifyReply, { name, content }: PersonalDataArchive) {
  downloadHeaders(reply, 'application/zip', name, '.zip');
  return answer(200, content);
}

function presentAccount({ created, lastSeen, ...account }: AccountRecord): Account {
  return { ...account, created: isoTime(created), lastSeen: lastSeen === null ? null : isoTime(lastSeen) };
}

function presentInvitation(record: InvitationRecord, now: number): Invitation {
  const { id, email, role, plan, invitedBy, sentAt, expiresAt } = record;
  return {
    id,
    email,
    role,
    plan,
    invitedBy,
    sent: isoTime(sentAt),
    expires: isoTime(expiresAt),
    isExpired: expiresAt <= now,
  };
}
