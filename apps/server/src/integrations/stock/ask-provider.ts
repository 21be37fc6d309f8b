import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { FetchLimits, GuardedFetch } from '../../fetch/guarded-fetch.ts';

const LIMITS = { maxBytes: 2 * 1024 * 1024, timeout: 12_000 } as const;

/** Time for which a provider that refuses is not asked again, seconds: `unsaid` when it names no time, at most `longest`. */
const WAIT = { unsaid: 60, longest: 86_400 } as const;

/**
 * Asks a provider's API and reads its answer by a schema; null when it knows no such thing (404).
 * Addresses may hold a key, so neither they nor what failed on them reach the log.
 * @throws AppError `RATE_LIMITED`, `UPSTREAM_FAILED`
 */
export async function askProvider<T>(
  fetch: GuardedFetch,
  address: URL,
  schema: z.ZodType<T>,
  headers: FetchLimits['headers'] = {},
): Promise<T | null> {
  const failed = (reason: string) => new AppError('UPSTREAM_FAILED', { cause: `${address.host} ${reason}` });
  const answer = await fetch(address.href, { ...LIMITS, hosts: [address.host], headers }).catch((error: unknown) => {
    throw failed(error instanceof Error ? `cannot be asked (${error.name})` : 'cannot be asked');
  });
  if (answer.status === 404) return null;
  if (answer.status === 429) {
    const retryAfter = Math.min(Math.max(answer.retryAfter ?? WAIT.unsaid, 1), WAIT.longest);
    throw new AppError('RATE_LIMITED', { retryAfter, log: { provider: address.host, retryAfter } });
  }
  if (answer.status !== 200) throw failed(`answered ${answer.status}`);
  const read = schema.safeParse(parse(answer.content));
  if (!read.success) throw failed('answered something else than expected');
  return read.data;
}

/** A list whose entries are read one by one: what one of them lacks takes none of the others along. */
export function listOf<T>(entry: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((one) => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
