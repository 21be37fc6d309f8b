import { cleanName, type ErrorCode, PERSON_NAME_MAX } from '@mailwright/contract';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { TicketRepository } from './port.ts';
import type { RefusedSignIn, SignInLog } from './sign-in-log.ts';
import type { SignInPlace } from './sign-in-place.ts';

const text = z
  .string()
  .max(255)
  .refine((value) => !value.includes('\0') && value.isWellFormed());

const personName = text.max(PERSON_NAME_MAX).transform(cleanName);

/** Claims that a ticket must have, times in seconds since 1970. No role and no plan is read from it. */
const claims = z.object({
  sub: text.min(1),
  email: z.email().max(320),
  firstName: personName,
  lastName: personName,
  iat: z.number(),
  exp: z.number(),
  jti: text.min(8),
});

type Claims = z.infer<typeof claims>;

/** Account that a ticket signs in. */
export interface Redeemed {
  readonly userId: string;
  /** Email address of an account that was just made; null for an existing account. */
  readonly added: string | null;
}

export interface TicketService {
  /** Returns the person of a ticket, who becomes a plain user the first time. Each ticket can be used once. */
  redeem(ticket: string, from: SignInPlace): Promise<Redeemed>;
}

export interface TicketDeps {
  readonly tickets: TicketRepository;
  /** Secret that tickets are signed with; null accepts no tickets. */
  readonly secret: string | null;
  /** Audience that tickets must be made for: this server's address. */
  readonly audience: string;
  readonly log: Pick<SignInLog, 'refused'>;
  readonly now: () => number;
}

const MAX_TICKET_LIFETIME_SECONDS = 60;

/** Largest difference of two clocks, seconds. */
const TOLERANCE = 5;

/** Number of the plan of people from other platforms, who have no plan of their own. */
const PLAIN_PLAN = 0;

export function createTicketService({ tickets, secret, audience, log, now }: TicketDeps): TicketService {
  async function refuse(code: ErrorCode, by: RefusedSignIn, from: SignInPlace, cause?: unknown): Promise<never> {
    await log.refused({ ...by, by: 'ticket' }, from);
    throw new AppError(code, { cause });
  }

  async function read(ticket: string, key: string, from: SignInPlace): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(ticket, new TextEncoder().encode(key), {
        algorithms: ['HS256'],
        audience,
        clockTolerance: TOLERANCE,
        currentDate: new Date(now()),
        maxTokenAge: MAX_TICKET_LIFETIME_SECONDS,
      });
      const read = claims.parse(payload);
      if (read.exp - read.iat > MAX_TICKET_LIFETIME_SECONDS) throw new Error('The ticket is good for too long');
      return read;
    } catch (error) {
      const reason = error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      return refuse('UNAUTHENTICATED', { reason }, from, error);
    }
  }

  async function newcomer({ sub, email, firstName, lastName }: Claims, from: SignInPlace): Promise<Redeemed> {
    const id = newId();
    const person = { id, email, firstName, lastName, role: 'user', passwordHash: null, isDemo: false } as const;
    // Whoever owns an address here already is not taken over by somebody else's word.
    if (await tickets.add(sub, { ...person, planNumber: PLAIN_PLAN, now: now() })) return { userId: id, added: email };
    // Two frames of one page may bring the same person for the first time.
    const known = await tickets.userOf(sub);
    return known === null ? refuse('FORBIDDEN', { email, reason: 'taken' }, from) : { userId: known, added: null };
  }

  return {
    async redeem(ticket, from) {
      if (secret === null) throw new AppError('NOT_CONFIGURED');
      const claimed = await read(ticket, secret, from);
      const isFresh = await tickets.use(claimed.jti, (claimed.exp + TOLERANCE) * 1000, now());
      if (!isFresh) return refuse('UNAUTHENTICATED', { email: claimed.email, reason: 'used' }, from);
      const known = await tickets.userOf(claimed.sub);
      return known === null ? newcomer(claimed, from) : { userId: known, added: null };
    },
  };
}
