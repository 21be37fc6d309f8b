import type { Config } from '../../config.ts';
import { type Finding, findingsOf } from './finding.ts';

const clock = findingsOf('Clock');

/**
 * Largest differences between two clocks, milliseconds. Beyond 30 seconds statements of a sign-in provider are refused, soon
 * after it codes of authenticator apps; S3 refuses what is signed 15 minutes away from its own time.
 */
const SKEW = { unnoticed: 2000, bearable: 30_000 } as const;

/** Milliseconds that a service may take to say what time it is there. */
const PATIENCE = 5000;

/** @param ahead by how much the time there is ahead of this machine's, milliseconds */
export function clockFinding(ahead: number, whose: string): Finding {
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  const text = `this machine's is ${seconds} s ${ahead < 0 ? 'ahead of' : 'behind'} ${whose}`;
  if (Math.abs(ahead) <= SKEW.unnoticed) return clock.ok(text);
  const advice = 'let both follow the same time servers (NTP)';
  return Math.abs(ahead) <= SKEW.bearable ? clock.note(text, advice) : clock.problem(text, advice);
}

/** Compares with whoever else is asked anyway: an embedded database has no time but this machine's. */
export async function lookAtClock({
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
    const signal = AbortSignal.timeout(PATIENCE);
    const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
    // Parts of a second are left out of it, and how long a cache kept it stands beside it.
    const told = Date.parse(headers.get('date') ?? '') + 500 + Number(headers.get('age') ?? 0) * 1000;
    return Number.isFinite(told) ? told - (asked + Date.now()) / 2 : null;
  } catch {
    return null;
  }
}
