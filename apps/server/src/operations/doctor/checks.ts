import path from 'node:path';
import { nanoid } from 'nanoid';
import type { Config } from '../../config.ts';
import { EXAMPLE_DOMAINS_ADVICE, exampleDomains } from '../../example-domains.ts';
import type { BrowserPlaces } from '../../integrations/browser/find-browser.ts';
import { createProcessBrowser } from '../../integrations/browser/process-browser.ts';
import { checkSmtp, sendsPassword } from '../../integrations/mail/smtp.ts';
import { discoverProvider } from '../../integrations/openid/openid-provider.ts';
import { isLoopbackHost } from '../../loopback.ts';
import { missingScripts, SAMPLE_PAGE, SAMPLE_WIDTH, type Script } from '../../pictures/drawn-scripts.ts';
import { missingSharedKey } from '../../storage/credentials-key.ts';
import { openStore } from '../../storage/open-store.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const configuration = findingsOf('Configuration');
const storageState = findingsOf('Storage');
const mailServer = findingsOf('Mail');
const signIn = findingsOf('Sign-in');
const clock = findingsOf('Clock');
const browserState = findingsOf('Browser');

/** Returns findings about settings that are allowed and may still be a mistake. */
export function checkConfig(config: Config): Finding[] {
  const { database, storage, demo, host, publicUrl, credentialsKey, telemetry } = config;
  const place = database.kind === 'sqlite' ? `SQLite in ${database.folder}` : 'PostgreSQL';
  const images = storage.kind === 'folder' ? `images in ${storage.folder}` : `images in the bucket ${storage.bucket}`;
  const findings = [configuration.ok(`${place}, ${images}, people at ${publicUrl}`)];
  if (demo)
    findings.push(
      configuration.note('demo accounts are enabled, with passwords that everybody knows', 'set SEED=library for work'),
    );
  if (!isLoopbackHost(host) && publicUrl === `http://localhost:${config.port}`)
    findings.push(
      configuration.note('links in mails lead to localhost', 'set PUBLIC_URL to the address that people use'),
    );
  const unshared = exampleDomains(config);
  if (unshared !== null) findings.push(configuration.note(unshared, EXAMPLE_DOMAINS_ADVICE));
  if (database.kind === 'postgres' && storage.kind === 'folder')
    findings.push(configuration.note('images are in a folder of this machine', 'several servers need STORAGE_URL'));
  const missingKey = missingSharedKey(config);
  if (missingKey !== null)
    findings.push(
      configuration.problem(
        'no server starts on PostgreSQL and a bucket without CREDENTIALS_KEY',
        `set it to ${missingKey}`,
      ),
    );
  else if (database.kind === 'postgres' && credentialsKey === null)
    findings.push(
      configuration.note(
        'the key of connected stores and authenticator apps is a file of this machine',
        'several servers need CREDENTIALS_KEY',
      ),
    );
  for (const sentence of telemetry.ignored) findings.push(configuration.note(sentence, 'correct it, or unset it'));
  return findings;
}

/** Writes, reads and removes a file of its own. */
export async function checkStorage({ storage }: Pick<Config, 'storage'>): Promise<Finding[]> {
  const store = openStore(storage);
  const place = storage.kind === 'folder' ? storage.folder : `the bucket ${storage.bucket}`;
  const key = `doctor-${nanoid(12)}.txt`;
  const content = Buffer.from(`A file to look whether files can be kept: ${nanoid()}`);
  let doing = 'written to';
  try {
    await store.put(key, content, 'text/plain');
    doing = 'read';
    const kept = await store.get(key);
    if (kept === null || !content.equals(kept)) throw new Error('it gives back something else');
    doing = 'removed from';
    await store.remove(key);
    if ((await store.get(key)) !== null) throw new Error('what was removed is still there');
    return [storageState.ok(`${place} can be written to, read and removed from`)];
  } catch (error) {
    await store.remove(key).catch(() => undefined);
    const advice =
      storage.kind === 'folder'
        ? 'let the user of the server write there, and make room'
        : 'check STORAGE_URL, S3_ENDPOINT and the keys, and what they allow';
    return [storageState.problem(`${place} cannot be ${doing} (${reasonOf(error)})`, advice)];
  }
}

/** Signs in at the mail server, and sends nothing. */
export async function checkMail({
  smtpUrl,
  smtpAllowsPlaintext,
  dataDir,
  database,
}: Pick<Config, 'smtpUrl' | 'smtpAllowsPlaintext' | 'dataDir' | 'database'>): Promise<Finding[]> {
  if (smtpUrl === null) {
    const place = database.kind === 'sqlite' ? path.join(dataDir, 'outbox') : 'the database';
    return [mailServer.note(`mails are kept in ${place} and go to nobody`, 'set SMTP_URL to send them')];
  }
  const { hostname, port, protocol, searchParams } = new URL(smtpUrl);
  const server = port ? `${hostname}:${port}` : hostname;
  const warnings: Finding[] = [];
  if (smtpAllowsPlaintext && sendsPassword(smtpUrl) && protocol !== 'smtps:')
    warnings.push(
      mailServer.note(
        `the password for ${server} goes in the clear where it offers no TLS`,
        'unset SMTP_ALLOW_PLAINTEXT',
      ),
    );
  if (searchParams.get('tls.rejectUnauthorized') === 'false')
    warnings.push(
      mailServer.note(
        `the certificate of ${server} is not checked: anybody between may read mails and password`,
        'take tls.rejectUnauthorized out of SMTP_URL, and name its authority in NODE_EXTRA_CA_CERTS',
      ),
    );
  try {
    await checkSmtp(smtpUrl, smtpAllowsPlaintext);
    return [mailServer.ok(`${server} lets us in`), ...warnings];
  } catch (error) {
    const advice = 'check SMTP_URL: address, port, user and password';
    return [mailServer.problem(`${server} does not let us in (${reasonOf(error)})`, advice), ...warnings];
  }
}

/** Reads the configuration of the sign-in provider, as the first person who wants to sign in there would. */
export async function checkProvider({
  openId,
  passwordSignIn,
}: Pick<Config, 'openId' | 'passwordSignIn'>): Promise<Finding[]> {
  if (openId === null) return [];
  try {
    await discoverProvider(openId);
    return [signIn.ok(`the provider ${openId.issuer} can be asked`)];
  } catch (error) {
    const who = passwordSignIn ? 'nobody signs in there' : 'nobody signs in at all, for OIDC_PASSWORDS is off';
    const advice = `check OIDC_ISSUER, and that this machine reaches it; ${passwordSignIn ? 'passwords go on' : 'OIDC_PASSWORDS=on lets passwords in meanwhile'}`;
    return [signIn.problem(`the provider ${openId.issuer} cannot be asked (${reasonOf(error)}): ${who}`, advice)];
  }
}

/**
 * Largest differences between two clocks, milliseconds. Beyond 30 seconds statements of a sign-in provider are refused, soon
 * after it codes of authenticator apps; S3 refuses what is signed 15 minutes away from its own time.
 */
const SKEW = { unnoticed: 2000, bearable: 30_000 } as const;

/** Longest time that a service may take to say what time it is there, milliseconds. */
const CLOCK_TIMEOUT_MS = 5000;

/** @param ahead by how much the time there is ahead of this machine's, milliseconds */
export function clockFinding(ahead: number, whose: string): Finding {
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  const text = `this machine's is ${seconds} s ${ahead < 0 ? 'ahead of' : 'behind'} ${whose}`;
  if (Math.abs(ahead) <= SKEW.unnoticed) return clock.ok(text);
  const advice = 'let both follow the same time servers (NTP)';
  return Math.abs(ahead) <= SKEW.bearable ? clock.note(text, advice) : clock.problem(text, advice);
}

/** Compares with whoever else is asked anyway: an embedded database has no time but this machine's. */
export async function checkClock({
  database,
  storage,
  openId,
}: Pick<Config, 'database' | 'storage' | 'openId'>): Promise<Finding[]> {
  const others = [
    ...(storage.kind === 's3' ? [{ whose: "the storage's", address: storage.endpoint }] : []),
    ...(openId ? [{ whose: "the sign-in provider's", address: openId.issuer }] : []),
  ];
  const found = await Promise.all(
    others.map(async ({ whose, address }) => {
      const ahead = await timeAhead(address);
      return ahead === null ? [] : [clockFinding(ahead, whose)];
    }),
  );
  if (database.kind === 'postgres' || found.flat().length > 0) return found.flat();
  return [clock.ok('there is one server, whose own time it is, and nobody to compare it with')];
}

/**
 * Returns how far the clock of a service is ahead of this machine's, milliseconds, by any answer; null without an answer, whose
 * reason is reported by the check of that service.
 */
async function timeAhead(address: string): Promise<number | null> {
  try {
    const asked = Date.now();
    const signal = AbortSignal.timeout(CLOCK_TIMEOUT_MS);
    const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
    // Parts of a second are left out of it, and how long a cache kept it stands beside it.
    const told = Date.parse(headers.get('date') ?? '') + 500 + Number(headers.get('age') ?? 0) * 1000;
    return Number.isFinite(told) ? told - (asked + Date.now()) / 2 : null;
  } catch {
    return null;
  }
}

const FONTS = 'install fonts for them, on Debian fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji';

/** Draws a small mail with letters of the scripts that mails are written in. */
export async function checkBrowser(config: BrowserPlaces): Promise<Finding[]> {
  const browser = createProcessBrowser(config);
  try {
    if (!(await browser.isThere()))
      return [
        browserState.note(
          'there is none: no PDFs, pictures and thumbnails',
          'install Chromium, or set CHROMIUM_PATH to where it is',
        ),
      ];
    const settings = { html: SAMPLE_PAGE, width: SAMPLE_WIDTH, format: 'png', loadImage: async () => null } as const;
    return [scriptsFinding(await missingScripts(await browser.picture(settings)))];
  } catch (error) {
    return [
      browserState.problem(
        `does not draw (${reasonOf(error)})`,
        'install the libraries that Chromium needs, or another one',
      ),
    ];
  } finally {
    await browser.close();
  }
}

function scriptsFinding(missing: readonly Script[]): Finding {
  if (missing.length === 0) return browserState.ok('draws');
  const text = `draws no letters of these scripts: ${missing.join(', ')}`;
  return missing.includes('Latin') ? browserState.problem(text, FONTS) : browserState.note(text, FONTS);
}
