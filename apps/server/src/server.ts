import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { ICON_FILE, WEB_ROOT } from './built-files.ts';
import { type Config, readConfig, withPort } from './config.ts';
import { startClock } from './db/clock.ts';
import { openDatabase, type QueryWatch, requireAnswer } from './db/database.ts';
import { isUntouched, migrate } from './db/migrate.ts';
import { EXAMPLE_DOMAINS_ADVICE, exampleDomains } from './example-domains.ts';
import { explainStart } from './explain-start.ts';
import {
  createGuardedFetch,
  createGuardedStream,
  type GuardedFetch,
  type GuardedStream,
} from './fetch/guarded-fetch.ts';
import { type Accounts, greeting } from './greeting.ts';
import { createLogger, slowQueryLog } from './http/log/logging.ts';
import { createAi } from './integrations/ai/create-ai.ts';
import { createProcessBrowser } from './integrations/browser/process-browser.ts';
import { forgetOldMails } from './integrations/mail/forget-old-mails.ts';
import { openMail } from './integrations/mail/open-mail.ts';
import { createOpenIdProvider } from './integrations/openid/openid-provider.ts';
import type { StockProviders } from './integrations/stock/port.ts';
import { createStockProviders } from './integrations/stock/stock-providers.ts';
import type { StoreSources } from './integrations/stores/port.ts';
import { createStoreSources } from './integrations/stores/store-sources.ts';
import type { VideoSources } from './integrations/video/port.ts';
import { createVideoSources } from './integrations/video/video-sources.ts';
import { areFiguresRead, createMetrics } from './metrics/metrics.ts';
import { createBodyComposer } from './modules/templates/update/compose-body.ts';
import { prepareAccounts } from './seed/prepare-accounts.ts';
import { runSeed } from './seed/run-seed.ts';
import { credentialsKey, requireSharedKey } from './storage/credentials-key.ts';
import { openStore } from './storage/open-store.ts';
import { requireDatabaseOfImages, requireStorage } from './storage/require-storage.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { VERSION } from './version.ts';

/** Longest time that requests in flight get when the server is told to stop, milliseconds. */
const IN_FLIGHT_TIMEOUT_MS = 8000;
/** Additional time for work that nobody waits for, such as a mail to a server that does not answer, milliseconds. */
const LAST_WORK = 300;

export interface RunningServer {
  readonly config: Config;
  readonly accounts: Accounts;
  close(): Promise<void>;
}

/** Services outside that the server asks; only tests replace them with servers of their own. */
export interface Outside {
  readonly fetch: GuardedFetch;
  readonly stream: GuardedStream;
  readonly videos: VideoSources;
  readonly stockProviders: StockProviders;
  readonly storeSources: StoreSources;
}

function internet(config: Config): Outside {
  const fetch = createGuardedFetch();
  const stream = createGuardedStream();
  return {
    fetch,
    stream,
    videos: createVideoSources(fetch),
    stockProviders: createStockProviders(config, fetch),
    storeSources: createStoreSources({ fetch, stream }),
  };
}

/** Opens everything, brings the data up to date and listens. */
export async function startServer(wanted: Config, replaced: Partial<Outside> = {}): Promise<RunningServer> {
  requireSharedKey(wanted);
  // Before anything is opened, changed or seeded that a server which cannot listen would leave behind.
  const port = await requireFreePort(wanted);
  const config = wanted.port === 0 ? withPort(wanted, port) : wanted;
  const outside = { ...internet(config), ...replaced };
  const log = createLogger(config.logLevel);
  const unshared = exampleDomains(config);
  if (unshared !== null) log.warn(`${unshared}; ${EXAMPLE_DOMAINS_ADVICE}`);
  const telemetry = await loadTelemetry(config, log);
  const metrics = createMetrics(telemetry?.traceWork);
  const readers = { metricsToken: config.metricsToken, telemetry };
  const database = openDatabase(config.database, {
    exclusive: true,
    ...watchedBy([
      slowQueryLog(log, config.slowQueryMs),
      areFiguresRead(readers) && metrics.watchStatement,
      telemetry?.traceStatement,
    ]),
  });
  try {
    const store = openStore(config.storage);
    await requireAnswer(database);
    await requireStorage(store, config);
    if (await isUntouched(database)) await requireDatabaseOfImages(store, config);
    const newer = await migrate(database);
    if (newer.length > 0) log.warn({ changes: newer }, 'The database is of a newer release, with which this one works');
    const setBack = (by: number) =>
      log.warn(
        `The clock of this machine was set back by ${Math.round(by / 1000)} s; times go on as if it had not been, for a day`,
      );
    const clock = await startClock(database, { setBack });
    const { now } = clock;
    const compose = createBodyComposer({ assetBase: () => config.assetsUrl, mergeSyntax: config.mergeSyntax });
    const seeding = { store, compose, now: now() };
    await database.withoutTimeouts((withoutTimeouts) =>
      runSeed({ ...seeding, database: withoutTimeouts }, config.seed),
    );
    const accounts = await prepareAccounts(database, config, now());
    const { mail, outbox, kept } = openMail(config, database, { now });
    const browser = createProcessBrowser(config);
    const leaving = new AbortController();
    const app = await buildApp({
      ...config,
      ...outside,
      database,
      store,
      ai: createAi(config.aiConfig, outside.fetch),
      mail,
      outbox,
      kept,
      browser,
      credentialsKey: credentialsKey(config),
      signInProvider: config.openId && createOpenIdProvider(config.openId),
      now,
      log,
      metrics,
      telemetry,
      version: VERSION,
      iconFile: ICON_FILE,
      webRoot: WEB_ROOT,
      leaving: leaving.signal,
    });
    telemetry?.sendFigures(metrics.registry);
    await app.listen({ host: config.host, port: config.port });
    const stopForgetting = forgetOldMails(kept, (err) => log.error({ err }, 'Old kept mails were not forgotten'));
    const end = async () => {
      // Before the database, which is asked for the last figures.
      await telemetry?.close();
      stopForgetting();
      clock.stop();
      await browser.close();
      await database.close();
    };
    const close = async () => {
      leaving.abort();
      // Balancers see it by the next look at the readiness, and until then what they send is answered.
      await sleep(config.drainSeconds * 1000);
      await stop(app, log, end);
    };
    return { config, accounts, close };
  } catch (error) {
    await telemetry?.close();
    await database.close();
    throw error;
  }
}

/** OpenTelemetry's library takes time and memory, and is loaded where something is sent alone. */
async function loadTelemetry({ telemetry, database }: Config, log: Logger): Promise<Telemetry | null> {
  for (const sentence of telemetry.ignored) log.warn(sentence);
  if (!telemetry.traces && !telemetry.figures) return null;
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts');
  return openTelemetry(telemetry, { engine: database.kind, log, version: VERSION });
}

/** Returns a watch that tells each of several watches about a statement; no watch when there are none. */
function watchedBy(watches: readonly (QueryWatch | null | undefined | false)[]): { readonly watch?: QueryWatch } {
  const told = watches.filter((watch) => typeof watch === 'function');
  if (told.length === 0) return {};
  return {
    watch: (...statement) => {
      for (const watch of told) watch(...statement);
    },
  };
}

/** Accepts nothing new, lets what is in flight finish, and gives up on what does not. */
async function stop(app: FastifyInstance, log: Logger, closeRest: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS);
  // A browser keeps its connection open after the answer that was in flight; nothing more will come on it.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const inTime = await Promise.race([
    app.close().then(() => true),
    sleep(IN_FLIGHT_TIMEOUT_MS + LAST_WORK, false, { ref: false }),
  ]);
  if (!inTime) log.warn('The server ends without what was not done in time');
  clearInterval(sweep);
  clearTimeout(timer);
  await closeRest();
}

/**
 * Listens for a moment where the server will; answers the port, a free one where 0 is asked for.
 * @throws what the system says where listening is not possible
 */
async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function main(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig();
    const starting = startServer(config);
    // From here on: who is told to stop while it starts, or as soon as it says that it is ready, ends in good order too.
    let stopping = false;
    const end = async () => {
      if (stopping) return;
      stopping = true;
      const server = await starting.catch(() => null);
      if (!server) return;
      await server.close();
      process.exit(0);
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    const { config: settled, accounts } = await starting;
    process.stdout.write(greeting(settled, accounts));
  } catch (error) {
    process.stderr.write(`${explainStart(error, config)}\n`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
