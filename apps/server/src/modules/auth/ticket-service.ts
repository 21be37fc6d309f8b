import { jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { UserRepository } from '../users/port.ts';
import type { TicketRepository } from './port.ts';

const text = z
  .string()
  .max(255)
  .refine((value) => !value.includes('\0') && value.isWellFormed());

/** What a ticket has to say, times in seconds since 1970. No role and no plan is read from it. */
const claims = z.object({
  sub: text.min(1),
  email: z.email().max(320),
  firstName: text.max(100),
  lastName: text.max(100),
  iat: z.number(),
  exp: z.number(),
  jti: text.min(8),
});

type Claims = z.infer<typeof claims>;

export interface TicketService {
  /** The person a ticket speaks for, who becomes a plain user when seen first. Each ticket is good once. */
  redeem(ticket: string): Promise<string>;
}

export interface TicketDeps {
  readonly tickets: TicketRepository;
  readonly users: UserRepository;
  /** What tickets are signed with; null accepts none. */
  readonly secret: string | null;
  /** Whom tickets must be made for: this server's address. */
  readonly audience: string;
  readonly now: () => number;
}

/** Seconds from a ticket's making to its end, at most. */
const LONGEST = 60;

/** Seconds by which two clocks may differ. */
const TOLERANCE = 5;

/** People of other platforms come without a plan of their own. */
const PLAIN_PLAN = 0;

export function createTicketService({ tickets, users, secret, audience, now }: TicketDeps): TicketService {
  async function read(ticket: string, key: string): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(ticket, new TextEncoder().encode(key), {
        algorithms: ['HS256'],
        audience,
        clockTolerance: TOLERANCE,
        currentDate: new Date(now()),
        maxTokenAge: LONGEST,
      });
      const read = claims.parse(payload);
      if (read.exp - read.iat > LONGEST) throw new Error('The ticket is good for too long');
      return read;
    } catch (error) {
      throw new AppError('UNAUTHENTICATED', { cause: error });
    }
  }

  async function newcomer({ sub, email, firstName, lastName }: Claims): Promise<string> {
    const id = newId();
    const person = { id, email, firstName, lastName, role: 'user', passwordHash: null, isDemo: false } as const;
    // Whoever owns an address here already is not taken over by somebody else's word.
    if (!(await users.add({ ...person, planNumber: PLAIN_PLAN, now: now() }))) throw new AppError('FORBIDDEN');
    await tickets.bind(sub, id);
    return id;
  }

  return {
    async redeem(ticket) {
      if (secret === null) throw new AppError('NOT_CONFIGURED');
      const claimed = await read(ticket, secret);
      const isFresh = await tickets.use(claimed.jti, (claimed.exp + TOLERANCE) * 1000, now());
      if (!isFresh) throw new AppError('UNAUTHENTICATED');
      return (await tickets.userOf(claimed.sub)) ?? newcomer(claimed);
    },
  };
}
