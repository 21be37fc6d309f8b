import type { Config } from '../../config.ts';
import { EXAMPLE_DOMAINS_ADVICE, exampleDomains } from '../../example-domains.ts';
import { isLoopbackHost } from '../../loopback.ts';
import { missingSharedKey } from '../../storage/credentials-key.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Configuration');

/** Returns findings about settings that are allowed and may still be a mistake. */
export function lookAtConfig(config: Config): Finding[] {
  const { database, storage, demo, host, publicUrl, credentialsKey, telemetry } = config;
  const place = database.kind === 'sqlite' ? `SQLite in ${database.folder}` : 'PostgreSQL';
  const images = storage.kind === 'folder' ? `images in ${storage.folder}` : `images in the bucket ${storage.bucket}`;
  const findings = [ok(`${place}, ${images}, people at ${publicUrl}`)];
  if (demo)
    findings.push(note('demo accounts are enabled, with passwords that everybody knows', 'set SEED=library for work'));
  if (!isLoopbackHost(host) && publicUrl === `http://localhost:${config.port}`)
    findings.push(note('links in mails lead to localhost', 'set PUBLIC_URL to the address that people use'));
  const unshared = exampleDomains(config);
  if (unshared !== null) findings.push(note(unshared, EXAMPLE_DOMAINS_ADVICE));
  if (database.kind === 'postgres' && storage.kind === 'folder')
    findings.push(note('images are in a folder of this machine', 'several servers need STORAGE_URL'));
  const missingKey = missingSharedKey(config);
  if (missingKey !== null)
    findings.push(
      problem('no server starts on PostgreSQL and a bucket without CREDENTIALS_KEY', `set it to ${missingKey}`),
    );
  else if (database.kind === 'postgres' && credentialsKey === null)
    findings.push(
      note(
        'the key of connected stores and authenticator apps is a file of this machine',
        'several servers need CREDENTIALS_KEY',
      ),
    );
  for (const sentence of telemetry.ignored) findings.push(note(sentence, 'correct it, or unset it'));
  return findings;
}
