import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { aiServices } from './ai.ts';
import { dndMode, features, locale, principal, role, theme } from './person.ts';
import { linkParameters } from './sending/link-parameters.ts';
import { profileChoice } from './sending/profile-choice.ts';
import { entityId } from './wire.ts';

export const loginRequest = z.object({
  email: z.string().trim().min(1).max(LIMITS.login.emailMax),
  password: z.string().min(1).max(LIMITS.login.passwordMax),
});

/** A JWT, HS256, with sub, email, firstName, lastName, iat, exp at most 60 s later, aud and jti. */
export const ticketRequest = z.object({ ticket: z.string().min(1).max(4096) });

/**
 * Origins that may show a page in a frame, readable before anybody signs in; the `frame-ancestors` policy has the same
 * list.
 */
export const embedding = z.object({ origins: z.array(z.string()) });

/** The session has ended here. */
export const signedOut = z.object({
  /** Address that the browser opens to sign out at the provider too; the provider sends it back to the sign-in page. */
  continueAt: z.url({ protocol: /^https?$/ }),
});

/** The id that the cookie `sessionId` carries too. */
export const sessionStarted = z.object({ sessionId: z.string() });

export const credentialsRequest = z.object({ sessionId: z.string().min(1).max(256), type: z.literal('email') });

/** The signed-in person and the token for all further calls. */
export const session = z.object({
  token: z.string(),
  /** Seconds until the token ends, if it is not used again. */
  expiresIn: z.int().nonnegative(),
  sessionId: z.string(),
  principalId: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  image: z.string().nullable(),
  dnd_mode: dndMode,
  theme,
  locale,
  /** False until the person chooses a language; `locale` is the default then, and a client may follow its browser. */
  isLocaleChosen: z.boolean(),
  /** The editor saves drafts by itself, except where it is embedded. */
  autosave: z.boolean(),
  /** Parameters that new mails add to the addresses of their links. */
  linkParameters,
  /** Sending system for exports and test mails of the person. */
  sendingProfile: profileChoice,
  /** The guided tours that the person has seen to their end, or skipped, in whichever browser. */
  dashboardTourDone: z.boolean(),
  editorTourDone: z.boolean(),
  /** True while the person has to set up a second factor first; until then almost all calls are refused. */
  secondFactorRequired: z.boolean(),
  subscriptionPlan: z.string(),
  /** 0 is the free trial. */
  subscriptionPlanNumber: z.int().nonnegative(),
  /** The subscriptions settings, where a plan is changed; null where there is no such page. */
  upgradeUrl: z.url().nullable(),
  /** Base address of public mail pages; links to share begin with it. */
  pagesUrl: z.string(),
  /** Pattern of merge fields in mails; `name` stands for the field's name. */
  mergeSyntax: z.string(),
  /** Origins whose pages may show this one in a frame and receive its messages. */
  embedOrigins: z.array(z.string()),
  /** Domains that test mails may be sent from, besides the person's own address. */
  mailFromDomains: z.array(z.string()),
  /** Accounts the switch-users button offers; empty where switching is not possible. */
  principalList: z.array(principal),
  features,
  /** AI services that this server is set up with. */
  ai: aiServices,
});

export const switchRequest = z.object({ principalId: entityId });

export type Session = z.infer<typeof session>;
