import { statSync } from 'node:fs';
import { type Config, ConfigError } from '../config.ts';
import { sqliteFileOf } from '../db/sqlite.ts';

const ROOT = 0;

/**
 * Keeps a command that writes from leaving files of root in a data folder of somebody else, whose server could not open
 * them. Whose it is says the database, for root may run servers on folders of others; before there is one, the folder.
 * @param userId who runs the command; systems without numbers of users have none
 * @throws ConfigError where root runs it and the data are not root's
 */
export function refuseRoot({ dataDir }: Pick<Config, 'dataDir'>, userId = process.getuid?.()): void {
  if (userId !== ROOT) return;
  const owner = ownerOf(sqliteFileOf(dataDir)) ?? ownerOf(dataDir) ?? ROOT;
  if (owner === ROOT) return;
  throw new ConfigError(
    `The data folder ${dataDir} belongs to user ${owner}, who could not open what root writes there; run this as that user (with systemd: docs/operations.md#commands-of-a-release).`,
  );
}

function ownerOf(place: string): number | undefined {
  return statSync(place, { throwIfNoEntry: false })?.uid;
}
