import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const ADDRESS = ['mails.example', 'ftp://mails.example', 'http//x', 'https://', 'http://a b.example'];
const PLAIN_ADDRESS = [...ADDRESS, 'https://anna:secret@x.example', 'https://x.example/?a=1', 'https://x.example/%'];
const SWITCH = ['yes', 'ON', '1', 'off '];
const BOOLEAN = ['yes', 'TRUE', '1'];
const KEY = ['from a file\n', ' blank before', 'with blank', 'schlüssel-0123456789'];
const TEXT = ['from a file\n', ' blank before', 'two\nlines'];
const NUMBER = ['abc', '-1', '1.5', '1e3', '0x50', '3000 and more', '99999999999999999999', '٣'];
const DOMAINS = ['anna@acme.example', 'https://acme.example', '*.acme.example', 'acme example', '-acme.example'];

/** Values that each variable is refused with, and the words for what it may be. */
const WRONG: Readonly<Record<string, readonly [values: readonly string[], allowed: string]>> = {
  HOST: [['http://localhost', 'local host', '256.0.0.1', '1.2.3', '[::1]', ':3000'], 'an address or a name of this'],
  PORT: [[...NUMBER, '65536'], 'a whole number from 0 to 65535'],
  PUBLIC_URL: [PLAIN_ADDRESS, 'an http or https address'],
  ASSETS_URL: [PLAIN_ADDRESS, 'an http or https address'],
  PAGES_URL: [PLAIN_ADDRESS, 'an http or https address'],
  TRUST_PROXY: [['yes', 'nginx', '10.0.0.0/99', '-1'], '"true", "false", the number of proxies'],
  DATA_DIR: [['~/data', '/dev/null', '/etc/passwd/data/below', import.meta.filename], 'must be a'],
  DATABASE_URL: [
    ['mysql://x/y', 'db', 'postgres:/x', 'postgres://u:secr#t@h/d', 'postgres://u:%zz@h/d'],
    'a postgres://',
  ],
  STORAGE_URL: [['mails', 's3:mails', 's3:///mails', 'https://mails.s3.example', 's3://a/?b'], 's3://bucket'],
  S3_ENDPOINT: [PLAIN_ADDRESS, 'an http or https address'],
  AWS_ACCESS_KEY_ID: [KEY, 'the key alone'],
  AWS_SECRET_ACCESS_KEY: [KEY, 'the key alone'],
  AWS_REGION: [['EU Central', 'eu.central', 'https://eu'], 'the name of a region'],
  SEED: [['all', 'Demo', 'true'], '"none", "library" or "demo"'],
  NODE_EXTRA_CA_CERTS: [['/nowhere/ca.pem', '/tmp', '-----BEGIN CERTIFICATE-----'], 'a file of certificates (PEM)'],
  SMTP_ALLOW_PLAINTEXT: [BOOLEAN, '"true" or "false"'],
  ALLOW_EMPTY_DATABASE: [BOOLEAN, '"true" or "false"'],
  ADMIN_EMAIL: [['olga', 'Olga <olga@acme.example>', `${'o'.repeat(320)}@acme.example`], 'an email address'],
  MERGE_SYNTAX: [['{{ }}', '%%'], 'the word "name"'],
  EMBED_ORIGINS: [['https://a.example/path', '*', 'a.example', 'https://a.example; https://b.example'], 'origins like'],
  UPGRADE_URL: [[...ADDRESS, 'javascript:alert(1)'], 'an http or https address'],
  SMTP_URL: [['mail.example:587', 'http://mail.example', 'smtp://', 'smtp://u:a/b@x', 'smtp://u:%@x'], 'an smtp://'],
  MAIL_FROM: [['Mailwright', 'a@b@c', 'Mails <a@b', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d'], 'an email'],
  MAIL_FROM_DOMAINS: [DOMAINS, 'domains like acme.example'],
  COLLABORATOR_DOMAINS: [DOMAINS, 'domains like acme.example'],
  SESSION_TICKET_SECRET: [['too short'], 'at least 32 characters'],
  CHROMIUM_PATH: [['/nowhere/chromium', import.meta.dirname, import.meta.filename], 'a program that this user may run'],
  THUMBNAILS: [SWITCH, '"on" or "off"'],
  STOCK: [SWITCH, '"on" or "off"'],
  PEXELS_API_KEY: [[...KEY, 'short'], 'the key alone'],
  PIXABAY_API_KEY: [[...KEY, 'short'], 'the key alone'],
  AI_IMAGE_PROVIDER: [['acme', 'OpenAI'], '"openai", "gemini" or "stability"'],
  AI_IMAGE_URL: [PLAIN_ADDRESS, 'an http or https address'],
  AI_IMAGE_KEY: [KEY, 'the key alone'],
  AI_IMAGE_MODEL: [TEXT, 'without blanks at its ends'],
  AI_VISION_PROVIDER: [['acme', 'stability'], '"openai" or "gemini"'],
  AI_VISION_URL: [PLAIN_ADDRESS, 'an http or https address'],
  AI_VISION_KEY: [KEY, 'the key alone'],
  AI_VISION_MODEL: [TEXT, 'without blanks at its ends'],
  OIDC_ISSUER: [[...ADDRESS, 'http://login.example'], 'http'],
  OIDC_CLIENT_ID: [TEXT, 'without blanks at its ends'],
  OIDC_CLIENT_SECRET: [TEXT, 'without blanks at its ends'],
  OIDC_SCOPES: [['email', 'openid,email'], '"openid" among them'],
  OIDC_LABEL: [['A'.repeat(61)], 'at most 60 characters'],
  OIDC_GROUP_CLAIM: [TEXT, 'without blanks at its ends'],
  OIDC_ROLES: [['staff', 'staff=king', '=admin'], 'group=admin, group=user'],
  OIDC_PLANS: [['staff', 'staff=2'], 'group=0, group=3'],
  OIDC_DOMAINS: [DOMAINS, 'domains like acme.example'],
  OIDC_TRUST_EMAIL: [BOOLEAN, '"true" or "false"'],
  OIDC_LOGOUT: [SWITCH, '"on" or "off"'],
  OIDC_SECOND_FACTOR: [['ours', 'none'], '"provider" or "own"'],
  OIDC_PASSWORDS: [SWITCH, '"on" or "off"'],
  SECOND_FACTOR: [['on', 'admin', 'Everyone'], '"optional", "admins" or "everyone"'],
  CREDENTIALS_KEY: [['too short'], 'at least 32 characters'],
  AUDIT_DAYS: [[...NUMBER, '0', '36501'], 'a whole number from 1 to 36500'],
  METRICS_TOKEN: [[...KEY, 'short'], 'must'],
  DRAIN_SECONDS: [[...NUMBER, '301'], 'a whole number from 0 to 300'],
  SLOW_QUERY_MS: [NUMBER, 'a whole number from 0'],
  LOG_LEVEL: [['verbose', 'INFO', '30'], '"fatal", "error", "warn", "info", "debug", "trace" or "silent"'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [ADDRESS, 'an http or https address'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [ADDRESS, 'an http or https address'],
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: [ADDRESS, 'an http or https address'],
};

/** Variables that accept any value. Errors in the standard's own are reported and not refused: see telemetry-config.test.ts. */
const ANYTHING: readonly (string | RegExp)[] = ['ADMIN_PASSWORD', 'FONTCONFIG_FILE', 'PATH', /^OTEL_/];

/** Variables whose values are never repeated: they hold a secret, or may. */
const SECRET = /KEY|SECRET|PASSWORD$|TOKEN|_URL$|ENDPOINT/;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Names of variables as the sources have them, so that none is forgotten here. */
const NAMES = [
  'config.ts',
  'storage/storage-config.ts',
  'integrations/ai/ai-config.ts',
  'integrations/openid/openid-config.ts',
  'telemetry/telemetry-config.ts',
  'telemetry/library-variables.ts',
].flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => String(name)));

function refusal(environment: Readonly<Record<string, string>>): string {
  try {
    readConfig(environment);
    return 'accepted';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

test('every variable that is read has a row here, and every row is of one', () => {
  const free = (name: string) => ANYTHING.some((one) => (typeof one === 'string' ? one === name : one.test(name)));
  expect(NAMES.length).toBeGreaterThan(75);
  expect(NAMES.filter((name) => !(name in WRONG) && !free(name))).toEqual([]);
  expect(Object.keys(WRONG).filter((name) => !NAMES.includes(name))).toEqual([]);
});

describe.each(Object.entries(WRONG))('%s is refused in one sentence', (name, [values, allowed]) => {
  test.each(values)('with %j', (value) => {
    const said = refusal({ [name]: value });
    expect(said).toMatch(new RegExp(`^Configuration: ${name} [^\\n]{10,200}\\.$`));
    expect(said.match(new RegExp(`${name} `, 'g'))).toHaveLength(1);
    expect(said).not.toMatch(/expected|invalid|received|undefined|NaN/i);
    if (!said.includes('has a %')) expect(said).toContain(allowed);
    if (SECRET.test(name)) expect(said.slice(said.indexOf(allowed) + allowed.length)).not.toContain(value.trim());
    else expect(said).toContain(` (it is "${JSON.stringify(value).slice(1, -1).slice(0, 60)}`);
  });
});

test.each(['PUBLIC_URL', 'ASSETS_URL', 'PAGES_URL'])('%s is refused with a path, where no page would work', (name) => {
  for (const address of ['https://company.example/mails', 'http://10.0.0.5:3000/mails/', 'https://company.example//a'])
    expect(refusal({ [name]: address })).toBe(
      `Configuration: ${name} must be an address without a path, like https://mails.example: a host of its own.`,
    );
  for (const address of ['https://mails.example', 'https://mails.example/', 'http://127.0.0.1:3000//'])
    expect(refusal({ [name]: address })).toBe('accepted');
});

test('a word for TLS that PostgreSQL would leave out is refused, as nothing would be encrypted', () => {
  for (const mode of ['on', 'verify_full', 'VERIFY-FULL', '']) {
    expect(refusal({ DATABASE_URL: `postgres://u:letmein@db/mails?sslmode=${mode}` })).toBe(
      'Configuration: DATABASE_URL must have an sslmode of disable, prefer, require, verify-ca, verify-full, no-verify, if any.',
    );
  }
  expect(refusal({ DATABASE_URL: 'postgres://db/mails?sslmode=verify-full&sslrootcert=/ca.pem' })).toBe('accepted');
});

test('several wrong ones are told at once, each by itself', () => {
  expect(refusal({ PORT: 'abc', SEED: 'all', CREDENTIALS_KEY: 'secret' })).toBe(
    'Configuration: PORT must be a whole number from 0 to 65535 (it is "abc"); ' +
      'SEED must be "none", "library" or "demo" (it is "all"); CREDENTIALS_KEY must have at least 32 characters.',
  );
});

test('what is meant is taken, however it is written', () => {
  const meant = {
    HOST: 'mail-1.internal',
    PORT: ' 8080 ',
    DATABASE_URL: 'postgresql:///mails?host=/var/run/postgresql',
    SMTP_URL: 'smtps://anna%40acme.example:p%2F@mail.example:465',
    PUBLIC_URL: 'HTTPS://Mail.Example/',
    MAIL_FROM: 'Acme, Mails <mails@acme.example>',
    COLLABORATOR_DOMAINS: 'Acme.example, xn--mller-kva.example,',
    AWS_REGION: 'eu-central-1',
    CHROMIUM_PATH: process.execPath,
    METRICS_TOKEN: 'dG9rZW4tZm9yLXByb21ldGhldXM=',
    OIDC_ISSUER: 'http://localhost:8080/realm',
    OIDC_CLIENT_ID: 'mail wright',
  };
  expect(refusal(meant)).toBe('accepted');
  expect(readConfig(meant)).toMatchObject({
    port: 8080,
    collaboratorDomains: ['acme.example', 'xn--mller-kva.example'],
  });
});

describe('one sentence and nothing done', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-variables-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const PROGRAMS: readonly [name: string, file: string, ...args: string[]][] = [
    ['a start', 'server.ts'],
    ['the doctor', 'operations/doctor-cli.ts'],
    ['a backup', 'operations/backup-cli.ts', 'copies'],
    ['a restore', 'operations/restore-cli.ts', 'mailwright.tar'],
    ['a move', 'operations/migrate-to-cli.ts', import.meta.filename],
    ['a command about people', 'user-cli.ts', 'list'],
    ['an account', 'user-cli.ts', 'add', '--email', 'anna@acme.example'],
  ];

  test.each(PROGRAMS)('is what %s answers to wrong variables', async (_name, file, ...args) => {
    const wrong = { PORT: 'abc', SMTP_URL: 'smtp://anna:letmein@' };
    const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...wrong };
    const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], { env, cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(said).toMatch(/^Configuration: PORT must be .* \(it is "abc"\); SMTP_URL must be an smtp:\/\/.*\.\n$/);
    expect(said).not.toContain('letmein');
    expect(await readdir(folder)).toEqual([]);
  });

  test('names the file of a move whose variables are wrong', async () => {
    const file = path.join(folder, 'new.env');
    await writeFile(file, 'DATABASE_URL=mysql://anna:letmein@db/mails\n');
    const cli = path.join(import.meta.dirname, 'operations/migrate-to-cli.ts');
    const { status, stderr } = spawnSync(process.execPath, [cli, file], { env: {}, cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        /^\/.*new\.env: Configuration: DATABASE_URL must be a postgres:\/\/ address.*\.\n$/,
      ),
    });
    expect(stderr).not.toContain('letmein');
  });
});
