import type { Actor } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenDatabase } from './db/database.ts';
import { mountDrawing } from './drawing-modules.ts';
import type { GuardedFetch } from './fetch/guarded-fetch.ts';
import type { SessionGate } from './http/caller.ts';
import type { Mount } from './http/mount.ts';
import type { MailBrowser } from './integrations/browser/port.ts';
import type { MailSender, Outbox } from './integrations/mail/port.ts';
import { createThreadReader } from './integrations/mjml/thread-reader.ts';
import type { VideoSources } from './integrations/video/port.ts';
import { createAssetRepository } from './modules/assets/repository.ts';
import { assetRoutes } from './modules/assets/routes.ts';
import { createAssetService } from './modules/assets/service.ts';
import { createAttemptRepository } from './modules/auth/attempt-repository.ts';
import { createDemoAccounts } from './modules/auth/demo-accounts.ts';
import { attemptsThroughFullDisk, sessionsThroughFullDisk } from './modules/auth/full-disk-sessions.ts';
import { pageVisitor } from './modules/auth/page-visitor.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createSessionRepository } from './modules/auth/session-repository.ts';
import { createTicketRepository } from './modules/auth/ticket-repository.ts';
import { createTicketService } from './modules/auth/ticket-service.ts';
import { createCategoryRepository } from './modules/categories/repository.ts';
import { categoryRoutes } from './modules/categories/routes.ts';
import { createCategoryService } from './modules/categories/service.ts';
import { createCustomFieldRepository } from './modules/contacts/repository.ts';
import { contactRoutes } from './modules/contacts/routes.ts';
import { countdownRoutes } from './modules/countdown/routes.ts';
import { createCountdownService } from './modules/countdown/service.ts';
import { importRoutes } from './modules/imports/routes.ts';
import { createImportService } from './modules/imports/service.ts';
import { createNoteRepository } from './modules/notes/repository.ts';
import { noteRoutes } from './modules/notes/routes.ts';
import { createNoteService } from './modules/notes/service.ts';
import { pageRoutes } from './modules/pages/routes.ts';
import { createPageService } from './modules/pages/service.ts';
import { createSecretRepository } from './modules/secrets/repository.ts';
import { createSentMailRepository } from './modules/sent-mails/repository.ts';
import { createSettingsRepository } from './modules/settings/repository.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { createLockService } from './modules/sharing/lock-service.ts';
import { sharingRoutes } from './modules/sharing/routes.ts';
import { createSharingService } from './modules/sharing/service.ts';
import { socialIconRoutes } from './modules/social-icons/routes.ts';
import { systemTemplateRoutes } from './modules/system-templates/routes.ts';
import { createTemplateBulkService } from './modules/templates/bulk/bulk-service.ts';
import { createTemplateCommandService } from './modules/templates/commands/command-service.ts';
import { createTemplateCreateService } from './modules/templates/create/create-service.ts';
import { createSampleRenderer } from './modules/templates/create/sample-mail.ts';
import { createTemplateReadService } from './modules/templates/read-service.ts';
import { createTemplateRepository } from './modules/templates/repository.ts';
import { templateRoutes } from './modules/templates/routes.ts';
import { createExclusively } from './modules/templates/status/exclusive-repository.ts';
import { createTemplateStatusService } from './modules/templates/status/status-service.ts';
import { createBodyComposer } from './modules/templates/update/compose-body.ts';
import { createTemplateUpdateService } from './modules/templates/update/update-service.ts';
import { testMailRoutes } from './modules/test-mails/routes.ts';
import { createTestMailService } from './modules/test-mails/service.ts';
import { createUserRepository } from './modules/users/repository.ts';
import { principalRoutes } from './modules/users/routes.ts';
import { createPrincipalService } from './modules/users/service.ts';
import { createVersionRepository } from './modules/versions/repository.ts';
import { versionRoutes } from './modules/versions/routes.ts';
import { createVersionService } from './modules/versions/service.ts';
import { videoRoutes } from './modules/video/routes.ts';
import { createVideoService } from './modules/video/service.ts';
import { DEMO_ACCOUNTS } from './seed/steps/demo-accounts.ts';
import type { BlobStore } from './storage/blob-store.ts';

export interface ModuleDeps {
  readonly database: OpenDatabase;
  readonly store: BlobStore;
  /** Milliseconds since 1970; tests turn it. */
  readonly now: () => number;
  /** Demo accounts exist. */
  readonly demo: boolean;
  /** Base of the images' addresses in mails. */
  readonly assetsUrl: string;
  readonly mergeSyntax: string;
  /** Origins that may hold the pages in a frame. */
  readonly embedOrigins: readonly string[];
  /** Where a plan is changed; null when there is no such page. */
  readonly upgradeUrl: string | null;
  /** For everything fetched on a user's word. */
  readonly fetch: GuardedFetch;
  readonly videos: VideoSources;
  /** Draws mails; closed by who opened it. */
  readonly browser: MailBrowser;
  /** Thumbnails are made here. */
  readonly thumbnails: boolean;
  readonly mail: MailSender;
  /** Mails that were kept; null where a mail server takes them. */
  readonly outbox: Outbox | null;
  /** Domains that test mails may come from, lower case. */
  readonly mailFromDomains: readonly string[];
  /** Domains whose people one may share with, lower case. */
  readonly collaboratorDomains: readonly string[];
  /** Empty when nobody said how the server is reached. */
  readonly publicUrl: string;
  /** Where pages of mails are shown. */
  readonly pagesUrl: string;
  /** What tickets of an embedding platform are signed with; null accepts none. */
  readonly ticketSecret: string | null;
}

export interface Modules {
  readonly sessions: SessionGate;
  readonly mount: (mount: Mount, app: FastifyInstance) => Promise<void>;
}

/** What signing in writes. The embedded database has this one process, which can stand in for a full disk. */
function signInRepositories(database: OpenDatabase) {
  const sessions = createSessionRepository(database);
  const attempts = createAttemptRepository(database);
  return database.engine === 'sqlite'
    ? { sessions: sessionsThroughFullDisk(sessions), attempts: attemptsThroughFullDisk(attempts) }
    : { sessions, attempts };
}

/** Every module on one database and one store. */
export function createModules(deps: ModuleDeps): Modules {
  const { database, store, now, demo, assetsUrl, mergeSyntax, upgradeUrl, embedOrigins } = deps;
  const {
    mail,
    outbox,
    mailFromDomains,
    collaboratorDomains: domains,
    publicUrl,
    pagesUrl,
    ticketSecret,
    fetch,
    videos,
  } = deps;
  const users = createUserRepository(database, { demo });
  const templates = createTemplateRepository(database);
  const categories = createCategoryRepository(database);
  const composing = { assetBase: () => assetsUrl, mergeSyntax };
  const compose = createBodyComposer(composing);
  const versions = createVersionRepository(database);
  const customFields = createCustomFieldRepository(database);
  const reading = createTemplateReadService({ templates, now });
  const auth = createAuthService({
    ...signInRepositories(database),
    users,
    demo,
    now,
  });
  const requireTemplate = async (actor: Actor, id: string, action: 'read' | 'edit') => {
    await reading.requirePermission(actor, id, action);
  };
  const tickets = createTicketService({
    tickets: createTicketRepository(database),
    users,
    secret: ticketSecret,
    audience: publicUrl,
    now,
  });
  const assets = createAssetService({
    assets: createAssetRepository(database),
    store,
    now,
    requireTemplate,
  });
  return {
    sessions: auth,
    async mount(mount, app) {
      authRoutes(
        mount,
        { auth, tickets, demoAccounts: createDemoAccounts({ users, published: demo ? DEMO_ACCOUNTS : [], now }) },
        {
          upgradeUrl,
          mergeSyntax,
          embedOrigins: [...embedOrigins],
          pagesUrl,
          mailFromDomains: [...mailFromDomains],
        },
      );
      const creating = createTemplateCreateService({ templates, categories, compose, now });
      const updating = createTemplateUpdateService({
        templates,
        categories,
        exclusively: createExclusively(database, (open) => ({
          templates: createTemplateRepository(open),
          categories: createCategoryRepository(open),
        })),
        compose,
        now,
      });
      const services = {
        reading,
        creating,
        updating,
        commands: createTemplateCommandService({ updating }),
        bulk: createTemplateBulkService({ reading, creating, updating }),
        statuses: createTemplateStatusService({ templates, now }),
        now,
      };
      templateRoutes(mount, services);
      systemTemplateRoutes(mount, services);
      versionRoutes(mount, createVersionService({ versions, reading }), now);
      const visitor = (request: FastifyRequest) => pageVisitor(auth, request);
      const renderSample = createSampleRenderer(composing);
      const fields = customFields.list;
      const pages = createPageService({
        templates,
        reading,
        now,
        versions,
        secrets: createSecretRepository(database),
        renderSample,
        fields,
        actor: async (userId) => {
          const user = await users.find(userId);
          return user && { id: user.id, role: user.role, features: user.plan.features };
        },
      });
      pageRoutes(mount, { pagesUrl, visitor, pages });
      noteRoutes(mount, createNoteService({ notes: createNoteRepository(database), reading, now }));
      const sentMails = createSentMailRepository(database);
      const sharing = { templates, users, reading, mail, sentMails, domains, publicUrl, now };
      const maySeeOutbox = (actor: Actor) => demo || actor.role === 'admin';
      const mailing = { reading, sentMails, mail, renderSample, fields, fromDomains: mailFromDomains, now };
      testMailRoutes(mount, {
        testMails: createTestMailService({ ...mailing, maySeeOutbox }),
        outbox,
        maySeeOutbox,
        visitor,
      });
      const locks = createLockService({ templates, now });
      sharingRoutes(mount, { reading, sharing: createSharingService(sharing), locks, now });
      principalRoutes(mount, createPrincipalService({ users, domains }));
      categoryRoutes(mount, createCategoryService({ categories, now }));
      contactRoutes(mount, customFields);
      settingsRoutes(mount, createSettingsRepository(database));
      countdownRoutes(mount, createCountdownService(now));
      socialIconRoutes(mount);
      const ownAddresses = [assetsUrl, publicUrl];
      mountDrawing(mount, app, { ...deps, templates, pages, visitor, reading, renderSample, fields, composing });
      const videoService = createVideoService({ videos, fetch, assets, ownAddresses, requireTemplate });
      videoRoutes(mount, videoService);
      const mjml = createThreadReader();
      app.addHook('onClose', mjml.close);
      importRoutes(mount, createImportService(mjml));
      await assetRoutes(mount, app, assets);
    },
  };
}
