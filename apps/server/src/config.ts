import path from 'node:path';
import { SECOND_FACTOR_DEMANDS, type SecondFactorDemand } from '@mailwright/contract';
import { z } from 'zod';
import { trustedProxies } from './http/proxies/trusted-proxies.ts';
import { type AiConfig, aiVariables, readAiConfig } from './integrations/ai/ai-config.ts';
import { openIdVariables, readOpenIdConfig } from './integrations/openid/openid-config.ts';
import type { OpenIdConfig } from './integrations/openid/port.ts';
import type { StockConfig } from './integrations/stock/port.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';
import { readStorageConfig, type StorageConfig, storageVariables } from './storage/storage-config.ts';
import { readTelemetryConfig, type TelemetryConfig, telemetryVariables } from './telemetry/telemetry-config.ts';
import {
  certificateFile,
  choice,
  databaseAddress,
  domains,
  folder,
  host,
  mailbox,
  mailServerAddress,
  origins,
  ownAddress,
  page,
  plainKey,
  program,
  providerKey,
  sender,
  wholeNumber,
} from './variable-kinds.ts';

/** A configuration the server cannot start with; the message is one sentence that names the variables. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Content that a start adds to the database: the plans alone, all that the product comes with, or demo accounts and their mails
 * too.
 */
export type SeedKind = 'none' | 'library' | 'demo';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute, without a slash at its end; empty until the port is known when the system chooses it. */
  readonly publicUrl: string;
  /** Base of the images' addresses in mails. */
  readonly assetsUrl: string;
  /** Base of the addresses at which mails are shown as pages. */
  readonly pagesUrl: string;
  readonly trustProxy: boolean | number | string;
  readonly database: DatabaseConfig;
  readonly storage: StorageConfig;
  readonly seed: SeedKind;
  /** Demo accounts and the switch-users call exist. */
  readonly demo: boolean;
  /** The administrator that a first start makes; null makes none. */
  readonly admin: FirstAdmin | null;
  /** A database without anything may begin beside images that are there already. */
  readonly allowEmptyDatabase: boolean;
  /** Form of a merge field; `name` is replaced by the field's name. */
  readonly mergeSyntax: string;
  /** Origins whose pages may hold this product in a frame. */
  readonly embedOrigins: readonly string[];
  /** Address of the page where people change their plan; null when there is no such page. */
  readonly upgradeUrl: string | null;
  /** Address of the mail server; null keeps mails in the outbox: under `dataDir`, or in PostgreSQL. */
  readonly smtpUrl: string | null;
  /** A password may go without TLS to a mail server that is not this machine. */
  readonly smtpAllowsPlaintext: boolean;
  /** The sender of mails that no person sends. */
  readonly mailFrom: string;
  /** Domains that test mails may come from, lower case. */
  readonly mailFromDomains: readonly string[];
  /** Domains whose people one may share with, lower case. */
  readonly collaboratorDomains: readonly string[];
  /** The browser that draws pictures and PDFs; null looks for one. */
  readonly chromiumPath: string | null;
  /** Folders of programs to look in. */
  readonly searchPath: string;
  /** The machine's configuration of fonts, where it is not in its usual place. */
  readonly fontConfig: string | undefined;
  /** True when this server makes thumbnails. */
  readonly thumbnails: boolean;
  /** Outside providers of free images; null asks none of them. */
  readonly stock: StockConfig | null;
  readonly dataDir: string;
  /** Secret that tickets of an embedding platform are signed with; null accepts no tickets. */
  readonly ticketSecret: string | null;
  /** Key that encrypts credentials of stores and secrets of authenticator apps; null keeps a key in `dataDir`. */
  readonly credentialsKey: string | null;
  readonly metricsToken: string | null;
  /** Provider at which people sign in instead; null when there is none. */
  readonly openId: OpenIdConfig | null;
  /** People sign in with their passwords. */
  readonly passwordSignIn: boolean;
  /** People whom this server asks for a second factor. */
  readonly secondFactorDemand: SecondFactorDemand;
  /** Days that the audit log is kept. */
  readonly auditDays: number;
  /** Services that make pictures and describe them. */
  readonly aiConfig: AiConfig;
  /** Time for which a server that was told to end goes on, while its readiness says that it will end, seconds. */
  readonly drainSeconds: number;
  readonly slowQueryMs: number;
  /** Telemetry that is sent to a collector; a kind that is null is not sent. */
  readonly telemetry: TelemetryConfig;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Names of variables that may hold a password or a key. Their values are not repeated in sentences, since those are logged. */
const UNSPOKEN = /KEY|SECRET|PASSWORD$|TOKEN|HEADERS|URL|ENDPOINT/;

const variables = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: ownAddress.optional(),
  ASSETS_URL: ownAddress.optional(),
  PAGES_URL: ownAddress.optional(),
  TRUST_PROXY: trustedProxies,
  DATA_DIR: folder.default('./.data'),
  DATABASE_URL: databaseAddress.optional(),
  ...storageVariables,
  SEED: choice('none', 'library', 'demo').optional(),
  ALLOW_EMPTY_DATABASE: choice('true', 'false').default('false'),
  ADMIN_EMAIL: mailbox.optional(),
  // It is looked at where it makes an account: one of an earlier release may stay set.
  ADMIN_PASSWORD: z.string().optional(),
  MERGE_SYNTAX: z.string().regex(/name/, 'must contain the word "name"').default('{{ name }}'),
  EMBED_ORIGINS: origins.default([]),
  UPGRADE_URL: page.optional(),
  SMTP_URL: mailServerAddress.optional(),
  SMTP_ALLOW_PLAINTEXT: choice('true', 'false').default('false'),
  MAIL_FROM: sender.optional(),
  MAIL_FROM_DOMAINS: domains.default([]),
  COLLABORATOR_DOMAINS: domains.default(['acme.example', 'acme-partner.example']),
  SESSION_TICKET_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CHROMIUM_PATH: program.optional(),
  THUMBNAILS: choice('on', 'off').default('on'),
  STOCK: choice('on', 'off').default('on'),
  PEXELS_API_KEY: providerKey.optional(),
  PIXABAY_API_KEY: providerKey.optional(),
  NODE_EXTRA_CA_CERTS: certificateFile.optional(),
  PATH: z.string().default(''),
  FONTCONFIG_FILE: z.string().optional(),
  ...aiVariables,
  ...openIdVariables,
  SECOND_FACTOR: choice(...SECOND_FACTOR_DEMANDS).default('optional'),
  CREDENTIALS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  AUDIT_DAYS: wholeNumber(1, 36_500).default(365),
  METRICS_TOKEN: plainKey.min(16, 'must have at least 16 characters').optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SLOW_QUERY_MS: wholeNumber(0, 86_400_000).default(500),
  ...telemetryVariables,
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

type Variables = z.output<typeof variables>;

/** Reads and checks all variables at once. An empty variable counts as absent. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
  const read = variables.safeParse(given);
  if (!read.success) throw new ConfigError(`Configuration: ${sentences(read.error, given).join('; ')}.`);
  const values = read.data;
  const dataDir = path.resolve(values.DATA_DIR);
  const seed = values.SEED ?? (isReachedFromHereAlone(values) ? 'demo' : 'library');
  const publicUrl = values.PUBLIC_URL ?? (values.PORT === 0 ? '' : `http://localhost:${values.PORT}`);
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    assetsUrl: values.ASSETS_URL ?? publicUrl,
    pagesUrl: values.PAGES_URL ?? publicUrl,
    trustProxy: values.TRUST_PROXY,
    database: values.DATABASE_URL
      ? { kind: 'postgres', url: values.DATABASE_URL }
      : { kind: 'sqlite', folder: dataDir },
    storage: readStorageConfig(values, dataDir, refuse),
    seed,
    demo: seed === 'demo',
    admin: firstAdmin(values),
    allowEmptyDatabase: values.ALLOW_EMPTY_DATABASE === 'true',
    mergeSyntax: values.MERGE_SYNTAX,
    embedOrigins: values.EMBED_ORIGINS,
    upgradeUrl: values.UPGRADE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    smtpAllowsPlaintext: values.SMTP_ALLOW_PLAINTEXT === 'true',
    mailFrom:
      values.MAIL_FROM ??
      `Mailwright <no-reply@${values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname : 'localhost'}>`,
    mailFromDomains: values.MAIL_FROM_DOMAINS,
    collaboratorDomains: values.COLLABORATOR_DOMAINS,
    chromiumPath: values.CHROMIUM_PATH ?? null,
    searchPath: values.PATH,
    fontConfig: values.FONTCONFIG_FILE,
    thumbnails: values.THUMBNAILS === 'on',
    stock: stockConfig(values),
    dataDir,
    ticketSecret: values.SESSION_TICKET_SECRET ?? null,
    credentialsKey: values.CREDENTIALS_KEY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    openId: readOpenIdConfig(values, refuse),
    passwordSignIn: values.OIDC_PASSWORDS !== 'off',
    secondFactorDemand: values.SECOND_FACTOR,
    aiConfig: readAiConfig(values, refuse),
    auditDays: values.AUDIT_DAYS,
    drainSeconds: values.DRAIN_SECONDS,
    slowQueryMs: values.SLOW_QUERY_MS,
    telemetry: readTelemetryConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}

function refuse(problem: string): never {
  throw new ConfigError(`Configuration: ${problem}`);
}

/** The same with some variables set to something else. */
export function readChangedConfig(changes: NodeJS.ProcessEnv): Config {
  return readConfig({ ...process.env, ...changes });
}

/**
 * Returns whether the server can be reached from this machine alone. A server behind a reverse proxy listens on loopback as
 * well: a public address, or forwarded headers that are trusted, show that there is a proxy.
 */
function isReachedFromHereAlone({ HOST, PUBLIC_URL, TRUST_PROXY }: Variables): boolean {
  const isBehindProxy = TRUST_PROXY !== false && TRUST_PROXY !== 0;
  return isLoopbackHost(HOST) && (PUBLIC_URL === undefined || isLoopbackAddress(PUBLIC_URL)) && !isBehindProxy;
}

function firstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables): FirstAdmin | null {
  if (email && password) return { email, password };
  if (!email && !password) return null;
  const [given, missing] = email ? ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] : ['ADMIN_PASSWORD', 'ADMIN_EMAIL'];
  throw new ConfigError(`Configuration: ${given} is set without ${missing}; set both, or none of them.`);
}

function stockConfig({ STOCK, PEXELS_API_KEY, PIXABAY_API_KEY }: Variables): StockConfig | null {
  if (STOCK === 'off') return null;
  return { pexelsKey: PEXELS_API_KEY ?? null, pixabayKey: PIXABAY_API_KEY ?? null };
}

/** One of each variable, however much is wrong with it. */
function sentences({ issues }: z.ZodError, given: Readonly<Record<string, string>>): string[] {
  const first = new Map(issues.toReversed().map((issue) => [issue.path[0], issue]));
  return [...first.values()].toReversed().map((issue) => sentence(issue, given));
}

function sentence({ path: [name], message }: z.core.$ZodIssue, given: Readonly<Record<string, string>>): string {
  const value = given[String(name)];
  const is = value === undefined || UNSPOKEN.test(String(name)) ? '' : ` (it is "${shortened(value)}")`;
  return `${String(name)} ${message}${is}`;
}

/** One line of a log, however long a file was put into a variable. */
function shortened(value: string): string {
  const line = JSON.stringify(value).slice(1, -1);
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** The same configuration on a port that was only now found. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl || `http://localhost:${port}`;
  return {
    ...config,
    port,
    publicUrl,
    assetsUrl: config.assetsUrl || publicUrl,
    pagesUrl: config.pagesUrl || publicUrl,
  };
}
