import type { Actor, SecondFactorDemand } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenDatabase } from './db/database.ts';
import type { GuardedFetch, GuardedStream } from './fetch/guarded-fetch.ts';
import { type AdmissionQueue, createAdmissionQueue } from './http/admission-queue.ts';
import { createMount } from './http/mount.ts';
import type { SeenJson } from './http/unread/unread-objects.ts';

import type { Ai } from './integrations/ai/port.ts';
import type { MailBrowser } from './integrations/browser/port.ts';
import type { MailSender, Outbox } from './integrations/mail/port.ts';
import { createThreadReader } from './integrations/mjml/thread-reader.ts';
import { whenIdle } from './integrations/mjml/when-idle.ts';
import type { OpenIdConfig, SignInProvider } from './integrations/openid/port.ts';
import type { StockProviders } from './integrations/stock/port.ts';
import type { StoreSources } from './integrations/stores/port.ts';
import type { VideoSources } from './integrations/video/port.ts';
import { addSources, areFiguresRead, type Metrics } from './metrics/metrics.ts';
import { watchedBrowser, watchedMail, watchedReader, watchedStore } from './metrics/watched-parts.ts';
import { createBackground } from './modules/account/background.ts';
import { createAssetService } from './modules/assets/service.ts';
import { createAuditService } from './modules/audit/service.ts';
import { signInLog, watchCalls } from './modules/audit/watch-calls.ts';
import { pageVisitor } from './modules/auth/page-visitor.ts';
import { createAuthService } from './modules/auth/service.ts';
import { createModuleService } from './modules/custom-modules/service.ts';
import { createPictureSource } from './modules/exports/picture-source.ts';
import { createIconLibrary } from './modules/icons/icon-library.ts';
import { createMailWork } from './modules/mail-work/mail-work.ts';
import { createPageService } from './modules/pages/service.ts';
import { createCurrentProducts } from './modules/products/current-products.ts';
import { createSamplePeopleService } from './modules/sample-people/service.ts';
import { createSecondFactor } from './modules/second-factor/service.ts';
import { createTextSeal } from './modules/secrets/sealed-text.ts';
import { createNoticeSender, tellInBackground } from './modules/sign-in-notices/service.ts';
import { createProviderLogout } from './modules/single-sign-on/provider-logout.ts';
import { createStoreAccess } from './modules/stores/access-service.ts';
import { createTemplateServices } from './modules/templates/services.ts';
import { createBodyComposer } from './modules/templates/update/compose-body.ts';
import { createSectionMemory } from './modules/templates/update/sections/section-memory.ts';
import { createWaitingMails } from './modules/waiting-mails/service.ts';
import { createRateLimits } from './rates/rate-limits.ts';
import { createRepositories } from './repositories.ts';
import { DEMO_ACCOUNTS } from './seed/steps/demo-accounts.ts';
import type { BlobStore } from './storage/blob-store.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Times after which a server loads MJML although nobody has asked for it yet, milliseconds. */
const MJML_WARM = { quiet: 2000, latest: 20_000 } as const;

/** Parts that the server's process opens, and settings of its configuration. */
export interface ModuleDeps {
  readonly database: OpenDatabase;
  readonly store: BlobStore;
  /** Limits the number of calls with a whole mail at a time; a queue of its own when absent. */
  readonly admission?: AdmissionQueue;
  readonly metrics: Metrics;
  /** Token that a reader of figures has to send; null when nobody reads them. */
  readonly metricsToken: string | null;
  /** Telemetry that is sent to a collector; null when there is no collector. */
  readonly telemetry: Telemetry | null;
  /** Folder for the files that the server writes. */
  readonly dataDir: string;
  readonly version: string;
  /** Milliseconds since 1970; tests turn it. */
  readonly now: () => number;
  /** Demo accounts exist. */
  readonly demo: boolean;
  /** Base of the images' addresses in mails. */
  readonly assetsUrl: string;
  readonly mergeSyntax: string;
  /** Origins that may hold the pages in a frame. */
  readonly embedOrigins: readonly string[];
  /** Address of the page where people change their plan; null when there is no such page. */
  readonly upgradeUrl: string | null;
  /** Fetch for every address that a person gives. */
  readonly fetch: GuardedFetch;
  /** The same for what is too large to be held. */
  readonly stream: GuardedStream;
  readonly videos: VideoSources;
  /** Shops and feeds that products are read from. */
  readonly storeSources: StoreSources;
  /** Returns the key that encrypts credentials of stores, 256 bits; makes it at the first call. */
  readonly credentialsKey: () => Buffer;
  /** Services that make pictures and describe them. */
  readonly ai: Ai;
  /** Outside sources of free images that may be asked; none when they are turned off. */
  readonly stockProviders: StockProviders;
  /** Draws mails; closed by who opened it. */
  readonly browser: MailBrowser;
  /** Thumbnails are made here. */
  readonly thumbnails: boolean;
  /** The file of icons that the build made; null where there is none. */
  readonly iconFile: string | null;
  readonly mail: MailSender;
  /** Outbox in which people read test mails; null when a mail server takes the mails. */
  readonly outbox: Outbox | null;
  /** Mails that are kept, or were before there was a mail server. */
  readonly kept: Outbox;
  /** Domains that test mails may come from, lower case. */
  readonly mailFromDomains: readonly string[];
  /** Domains whose people one may share with, lower case. */
  readonly collaboratorDomains: readonly string[];
  /** Empty when nobody said how the server is reached. */
  readonly publicUrl: string;
  /** Base of the addresses at which mails are shown as pages. */
  readonly pagesUrl: string;
  /** Days that the audit log is kept. */
  readonly auditDays: number;
  /** Secret that tickets of an embedding platform are signed with; null accepts no tickets. */
  readonly ticketSecret: string | null;
  /** Provider at which people sign in instead of here, and what its statements are trusted for; null when there is none. */
  readonly signInProvider: SignInProvider | null;
  readonly openId: OpenIdConfig | null;
  /** People sign in with their passwords. */
  readonly passwordSignIn: boolean;
  /** People whom this server asks for a second factor. */
  readonly secondFactorDemand: SecondFactorDemand;
}

export type ModuleContext = ReturnType<typeof createModuleContext>;

/**
 * Returns what modules are mounted with: the parts that the process opened, every repository, and the services that several
 * modules use.
 * @param known store of texts of sections that need not be read again
 */
export function createModuleContext(app: FastifyInstance, deps: ModuleDeps, known: SeenJson) {
  const {
    database,
    now,
    demo,
    assetsUrl,
    publicUrl,
    mergeSyntax,
    fetch,
    metrics,
    admission = createAdmissionQueue(),
  } = deps;
  const { watchWork } = metrics;
  const store = watchedStore(deps.store, watchWork);
  const mail = watchedMail(deps.mail, watchWork, metrics.countMail);
  const repositories = createRepositories(database, { demo });
  const { users, templates, versions, secrets, customFields, sessions, hits, consume } = repositories;
  const limits = createRateLimits({ hits, consume, now });
  const background = createBackground(app);
  const audit = createAuditService({
    repository: repositories.audit,
    now,
    keptDays: deps.auditDays,
    background,
    failed: (what, err) => app.log.error({ err }, what),
  });
  const seal = createTextSeal(deps.credentialsKey);
  const waitingMails = createWaitingMails({ ...repositories, mail, seal, now, log: app.log });
  const tell = tellInBackground(
    createNoticeSender({ ...deps, waitingMails, ownAccounts: repositories.ownAccounts }),
    background,
  );
  const secondFactor = createSecondFactor({
    factors: repositories.secondFactors,
    challenges: repositories.challenges,
    ownAccounts: repositories.ownAccounts,
    users,
    limits,
    seal,
    passwordSignIn: deps.passwordSignIn,
    demand: deps.secondFactorDemand,
    providerAsksForFactor: deps.openId?.asksForFactor === true,
    tell,
    now,
  });
  const signIns = signInLog(audit, limits);
  const auth = createAuthService({ sessions, limits, users, secondFactor, demo, now, log: signIns });
  const composing = { assetBase: () => assetsUrl, mergeSyntax };
  const compose = createBodyComposer(composing, createSectionMemory(known));
  const work = createMailWork(
    { assetBase: assetsUrl, mergeSyntax },
    { compose, watch: (run) => watchWork({ area: 'thread', operation: 'large_body' }, run) },
  );
  app.addHook('onClose', work.close);
  const templateServices = createTemplateServices(repositories, { compose, work, now });
  const { reading } = templateServices;
  const requireTemplate = async (actor: Actor, id: string, action: 'read' | 'edit') => {
    await reading.requirePermission(actor, id, action);
  };
  const storeAccess = createStoreAccess(repositories.stores);
  const fields = customFields.list;
  const pages = createPageService({
    templates,
    reading,
    now,
    versions,
    secrets,
    work,
    fields,
    actorIn: async (session) => {
      const user = await auth.byIdHash(session);
      return user && { id: user.id, role: user.role, features: user.plan.features };
    },
  });
  const mjml = watchedReader(createThreadReader(), watchWork);
  // Not at once: what people wait for comes first, and a server that ends soon needs none.
  whenIdle(app, mjml.warm, MJML_WARM);
  app.addHook('onClose', mjml.close);
  const icons = createIconLibrary(deps.iconFile);
  app.addHook('onClose', async () => icons.close());
  return {
    ...deps,
    app,
    store,
    mail,
    browser: watchedBrowser(deps.browser, watchWork),
    /** Figures that the database is asked for; null where nobody reads any. */
    backlogs: areFiguresRead(deps) ? addSources(metrics, { ...deps, admission }) : null,
    mount: createMount(app, auth, limits, { admission, watch: watchCalls(audit) }),
    repositories,
    limits,
    background,
    /** Sends mails that must not be lost while the mail server is away. */
    waitingMails,
    /** Tells people of changes of their sign-in. */
    tell,
    audit,
    /** Service that records who signs in and who fails to. */
    signIns,
    auth,
    secondFactor,
    /** Null where nobody is signed out at a provider. */
    providerLogout:
      deps.signInProvider && deps.openId?.endsThere
        ? createProviderLogout({ provider: deps.signInProvider, seal, returnTo: `${publicUrl}/login`, log: app.log })
        : null,
    publishedAccounts: demo ? DEMO_ACCOUNTS : [],
    /** The person whose page session a request carries. */
    visitor: (request: FastifyRequest) => pageVisitor(auth, request),
    templates: templateServices,
    customModules: createModuleService({ ...repositories, reading, compose, work, now }),
    reading,
    requireTemplate,
    composing,
    /** Runs work that takes long with large mails. */
    work,
    /** Merge fields with the values that stand in for them. */
    fields,
    /** Services for the sample people that a person's previews and test mails are made for. */
    samplePeople: createSamplePeopleService(repositories.samplePeople),
    pages,
    assets: createAssetService({
      assets: repositories.assets,
      folders: repositories.assetFolders,
      store,
      now,
      requireTemplate,
    }),
    mjml,
    icons,
    storeAccess,
    currentProducts: createCurrentProducts({ products: repositories.products, access: storeAccess, work }),
    /** Addresses under which this server is known. */
    ownAddresses: [assetsUrl, publicUrl],
    /** The pictures of one mail. */
    imagesOf: createPictureSource({
      fetch,
      ownAddresses: [assetsUrl, publicUrl],
      askSelf: async (url) => {
        const { statusCode, rawPayload, headers } = await app.inject({ url });
        return { status: statusCode, content: rawPayload, contentType: String(headers['content-type'] ?? '') };
      },
    }),
  };
}
