import { type AuditFilter, LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { Background } from '../account/background.ts';
import type { AuditPlace, AuditRange, AuditRepository, AuditService } from './port.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Longest user agent that is stored, characters; no browser sends a longer one. */
const DEVICE_MAX = 300;

interface AuditDeps {
  readonly repository: AuditRepository;
  readonly now: () => number;
  readonly keptDays: number;
  readonly background: Pick<Background, 'run'>;
  /** Called with a sentence about what failed, and the error. */
  readonly failed: (what: string, error: unknown) => void;
}

/** Creates the service that logs who did what, when and from where, and deletes entries after `keptDays`. */
export function createAuditService({ repository, now, keptDays, background, failed }: AuditDeps): AuditService {
  let cleared = Number.NEGATIVE_INFINITY;

  function clear(): void {
    cleared = now();
    background.run('Old entries of the audit log could not be deleted', (ending) =>
      repository.removeOlderThan(keptDays, now(), ending),
    );
  }

  function clearIfDue(): void {
    // A time ahead was of a clock that was wrong, and would put it off for longer.
    if (Math.abs(now() - cleared) >= HOUR) clear();
  }

  const oldest = () => now() - keptDays * DAY;
  const rangeOf = ({ q, action, from, to }: AuditFilter): Omit<AuditRange, 'limit' | 'after'> => ({
    words: q.split(/\s+/).filter((word) => word !== ''),
    ...(action !== undefined && { action }),
    // What is too old is not shown, even before it is cleared away.
    from: Math.max(oldest(), from === undefined ? 0 : Date.parse(from)),
    ...(to !== undefined && { to: Date.parse(to) }),
  });

  return {
    clear,

    async record({ targets = [], details = {}, device, ...deed }) {
      const entry = { ...deed, targets: [...targets], details: { ...details }, device: device.slice(0, DEVICE_MAX) };
      try {
        await repository.add({ ...entry, id: newId(), at: now() });
        clearIfDue();
      } catch (error) {
        failed('The audit log could not be written', error);
      }
    },

    async namesOf(kind, ids) {
      try {
        return await repository.namesOf(kind, ids);
      } catch (error) {
        failed('Names for the audit log could not be read', error);
        return new Map();
      }
    },

    async list(filter, { limit, after }) {
      const place = after === undefined ? {} : { after: readPlace(after) };
      const found = await repository.list({ ...rangeOf(filter), ...place, limit: limit + 1 });
      const entries = found.slice(0, limit);
      const last = entries.at(-1);
      return { entries, next: found.length > limit && last ? writePlace(last) : null };
    },

    async *each(filter) {
      for (let place: AuditPlace | undefined; ; ) {
        const after = place && { after: place };
        const entries = await repository.list({ ...rangeOf(filter), ...after, limit: LIMITS.page.max });
        yield* entries;
        place = entries.at(-1);
        if (entries.length < LIMITS.page.max) return;
      }
    },
  };
}

const writePlace = ({ at, id }: AuditPlace) => `${at}.${id}`;

function readPlace(text: string): AuditPlace {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) {
    throw new AppError('VALIDATION_FAILED', { details: [{ path: 'after', message: 'This is no place in the log.' }] });
  }
  return { at: Number(at), id };
}
