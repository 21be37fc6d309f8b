import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';

const oembed = z.object({
  title: z.string(),
  thumbnail_url: z.url({ protocol: /^https?$/ }),
  thumbnail_width: z.number().positive().default(480),
  thumbnail_height: z.number().positive().default(360),
});

type Oembed = z.infer<typeof oembed>;

const LIMITS = { maxBytes: 256 * 1024, timeout: 5000 } as const;

/** Statuses by which a provider says that there is no such video, or that it does not show it to others. */
const NOT_SHOWN: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

/** Asks a provider's oEmbed address. */
export async function readOembed(fetch: GuardedFetch, address: string): Promise<Oembed> {
  const answer = await fetch(address, LIMITS).catch((cause: unknown) => {
    throw new AppError('UPSTREAM_FAILED', { cause });
  });
  if (NOT_SHOWN.has(answer.status)) throw new AppError('VIDEO_NOT_FOUND');
  if (answer.status !== 200) throw new AppError('UPSTREAM_FAILED', { cause: `${address} answered ${answer.status}` });
  const read = oembed.safeParse(parse(answer.content));
  if (!read.success) throw new AppError('UPSTREAM_FAILED', { cause: read.error });
  return read.data;
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
