import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { NEW_PASSWORD } from '../../rules/people/new-password.ts';
import { isOneLineName, PERSON_NAME_MAX } from '../../rules/people/person-name.ts';
import { SECOND_FACTOR_DEMANDS } from '../../rules/people/second-factor-demand.ts';
import { role } from '../person.ts';
import { entityId, limit, offset, timestamp } from '../wire.ts';

export const plan = z.object({ number: z.int().nonnegative(), name: z.string() });

/** An account as administrators see it. */
export const account = z.object({
  id: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Address of a picture, or null. */
  image: z.string().nullable(),
  role,
  plan,
  /** False once it is deactivated: nobody signs in with it, and it has no sessions. */
  isActive: z.boolean(),
  /** True when a sign-in asks for more than the password. */
  hasSecondFactor: z.boolean(),
  created: timestamp,
  /** To a few minutes; null before the first time. */
  lastSeen: timestamp.nullable(),
  /** Templates and modules that belong to the person, deleted ones included. */
  templates: z.int().nonnegative(),
});

export const accountQuery = z.object({
  /** Words that all have to stand in name or address, in any case and without accents. */
  query: z.string().max(LIMITS.searchTerm.max).default(''),
  role: role.optional(),
  state: z.enum(['active', 'deactivated']).optional(),
  /** The number of a plan. */
  plan: z.coerce.number().int().nonnegative().optional(),
  /** Filter by accounts with a second factor (`some`) or without (`none`). */
  secondFactor: z.enum(['some', 'none']).optional(),
  /** By name, or whoever was here last first; who never was comes at the end. */
  sort: z.enum(['name', 'last-seen']).default('name'),
  limit: limit.default(LIMITS.page.size),
  offset: offset.default(LIMITS.page.offset),
});

/** A page of accounts; `total` counts all that were found. */
export const accountPage = z.object({
  people: z.array(account),
  total: z.int().nonnegative(),
  /** The plans that there are. */
  plans: z.array(plan),
  /** Number of administrators who can sign in; the last one cannot lose the role. */
  administrators: z.int().nonnegative(),
  /** People who must have a second factor on this server. */
  secondFactor: z.enum(SECOND_FACTOR_DEMANDS),
});

export const accountChange = z.object({ role: role.optional(), planNumber: z.int().nonnegative().optional() });

/** Person who gets everything that belongs to the account; null leaves it there. */
export const deactivation = z.object({ handTo: entityId.nullable().default(null) });

/** Person who gets everything that belongs to the account; may be left out when nothing does. */
export const accountDeletion = z.object({ handTo: entityId.optional() });

/** Number of objects of each kind that another person would get. */
export const belongings = z.object({
  templates: z.int().nonnegative(),
  modules: z.int().nonnegative(),
  /** Images of the library. */
  images: z.int().nonnegative(),
  stores: z.int().nonnegative(),
  /** 1 where there is one. */
  brandKits: z.int().nonnegative(),
});

export const personText = z
  .string()
  .trim()
  .min(1)
  .max(PERSON_NAME_MAX)
  .refine(isOneLineName, { error: 'A name is one line, without control characters.' });

export const newPassword = z.string().min(NEW_PASSWORD.min).max(NEW_PASSWORD.max);

/** Facts of the caller's own account that the session does not have. */
export const ownAccount = z.object({
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable(),
  /** False when they sign in another way, e.g. at a provider. */
  hasPassword: z.boolean(),
});

export const nameChange = z.object({ firstName: personText, lastName: personText });

export const passwordChange = z.object({
  current: z.string().min(1).max(LIMITS.login.passwordMax),
  password: newPassword,
});

/** Somewhere that the person is signed in. */
export const ownSession = z.object({
  id: entityId,
  /** '' where the browser does not say. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  begun: timestamp,
  /** To a few minutes. */
  lastUsed: timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export type Account = z.infer<typeof account>;
export type AccountQuery = z.output<typeof accountQuery>;
export type AccountPage = z.infer<typeof accountPage>;
export type Belongings = z.infer<typeof belongings>;
export type Plan = z.infer<typeof plan>;
export type OwnAccount = z.infer<typeof ownAccount>;
export type OwnSession = z.infer<typeof ownSession>;
