import { type Config, ConfigError, readConfig } from '../config.ts';
import { startClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { isUntouched } from '../db/migrate.ts';
import { newId } from '../db/new-id.ts';
import { openMail } from '../integrations/mail/open-mail.ts';
import { makePasswordLink } from '../modules/account/password-links.ts';
import { createInvitationService } from '../modules/people/invitation-service.ts';
import { createLeavingService } from '../modules/people/leaving/service.ts';
import { createPersonalDataService } from '../modules/people/personal-data/service.ts';
import { createPeopleService } from '../modules/people/service.ts';
import { createNoticeSender } from '../modules/sign-in-notices/service.ts';
import { openSource } from '../operations/open-source.ts';
import { refuseRoot } from '../operations/refuse-root.ts';
import { createRepositories } from '../repositories.ts';
import { openStore } from '../storage/open-store.ts';
import { type CommandEvent, commandEvent } from './command-entry.ts';

export type Accounts = ReturnType<typeof accountsOn>;

type AccountConfig = Pick<
  Config,
  'demo' | 'publicUrl' | 'passwordSignIn' | 'smtpUrl' | 'smtpAllowsPlaintext' | 'mailFrom' | 'dataDir' | 'storage'
>;

/** Returns the services and repositories for the accounts of a database. */
export function accountsOn(database: OpenDatabase, config: AccountConfig, now: () => number) {
  const repositories = createRepositories(database, config);
  const { accounts, leaving, invitations, ownAccounts, passwordLinks: links } = repositories;
  const { secondFactors, sessions, users } = repositories;
  const { publicUrl, passwordSignIn } = config;
  const { mail, kept } = openMail(config, database, { keepsConnection: false, now });
  // Whoever types sees what was not sent.
  const waitingMails = { send: mail.send, forget: repositories.waitingMails.forget };
  const store = openStore(config.storage);
  return {
    people: createPeopleService({ accounts, sessions }),
    leavers: createLeavingService({ accounts, leaving, images: repositories.assets, store, kept, now }),
    personalData: createPersonalDataService({ accounts, rows: repositories.personalData, store, kept, now }),
    invitations: createInvitationService({ invitations, users, waitingMails, publicUrl, passwordSignIn, now }),
    passwordLink: (userId: string) => makePasswordLink({ links, publicUrl, now }, userId),
    sendNotice: createNoticeSender({ waitingMails, ownAccounts, publicUrl, passwordSignIn, now }),
    /** @throws where the audit log cannot be written */
    record: (deed: CommandEvent) =>
      repositories.audit.add({ ...commandEvent(deed), id: newId(), at: now() }).catch(refuse),
    passwordSignIn,
    accounts,
    ownAccounts,
    secondFactors,
    sessions,
    users,
    now,
  };
}

function refuse(error: unknown): never {
  throw new Error('It is done, but could not be written into the audit log.', { cause: error });
}

/**
 * Runs work on the accounts of the configured database, beside a server that may be running.
 * @throws ConfigError where there is no database, it does not answer, no server has worked on it yet, or root runs it on
 * data of somebody else
 */
export async function withAccounts<T>(work: (accounts: Accounts) => Promise<T>): Promise<T> {
  const config = readConfig();
  refuseRoot(config);
  const database = await openSource(config);
  try {
    if (await isUntouched(database))
      throw new ConfigError('No server has worked on this database yet; start one, or name another database.');
    const { now, stop } = await startClock(database);
    try {
      return await work(accountsOn(database, config, now));
    } finally {
      stop();
    }
  } finally {
    await database.close();
  }
}
