import type { Config } from '../../config.ts';
import { anyCredentials, appSecrets } from '../../db/copying/database-facts.ts';
import type { Database } from '../../db/database.ts';
import { createTextSeal } from '../../modules/secrets/sealed-text.ts';
import { createCredentialBox } from '../../modules/stores/sealed-credentials.ts';
import { credentialsKey } from '../../storage/credentials-key.ts';
import { keyFingerprint } from '../data-files.ts';
import { type Finding, findingsOf } from './finding.ts';

const stores = findingsOf('Stores');
const apps = findingsOf('Second factor');

const AS_IT_WAS = 'set CREDENTIALS_KEY, or put credentials.key back into DATA_DIR, as they were';

/** Returns whether the key of this server opens what is encrypted in the database. */
export async function checkKeys(
  database: Database,
  config: Pick<Config, 'credentialsKey' | 'dataDir'>,
): Promise<Finding[]> {
  // Where there is none yet, asking for it would make one.
  const key = keyFingerprint(config) === null ? null : credentialsKey(config);
  return [...(await checkStores(database, key)), ...(await checkApps(database, key))];
}

async function checkStores(database: Database, key: (() => Buffer) | null): Promise<Finding[]> {
  const sealed = await anyCredentials(database);
  if (!sealed) return [];
  const isOpen = key !== null && createCredentialBox(key).open(sealed.id, sealed.credentials) !== null;
  return [
    isOpen
      ? stores.ok('the keys of connected stores can be read')
      : stores.problem('the keys of connected stores cannot be read', `${AS_IT_WAS}; else connect the stores again`),
  ];
}

/** All of them: nodes that each had a key of their own have left some that this one opens and some that it does not. */
async function checkApps(database: Database, key: (() => Buffer) | null): Promise<Finding[]> {
  const sealed = await appSecrets(database);
  if (sealed.length === 0) return [];
  const seal = key && createTextSeal(key);
  const lost = sealed.filter(({ userId, secret }) => !seal || seal.open(userId, secret) === null).length;
  if (lost === 0) return [apps.ok('secrets of authenticator apps can be read')];
  return [
    apps.problem(
      `${lost} of ${sealed.length} secrets of authenticator apps cannot be read`,
      `${AS_IT_WAS}; else who has no recovery code needs: npm run user -- reset-second-factor`,
    ),
  ];
}
