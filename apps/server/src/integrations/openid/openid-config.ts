import type { Role } from '@mailwright/contract';
import { z } from 'zod';
import { isLoopbackAddress } from '../../loopback.ts';
import { choice, domains, page, plainText } from '../../variable-kinds.ts';
import type { OpenIdConfig } from './port.ts';

const ROLES: readonly string[] = ['admin', 'user'] satisfies Role[];
const PLANS: readonly string[] = ['0', '3'];

/** The part of the server's variables that is about signing in at a provider. */
export const openIdVariables = {
  OIDC_ISSUER: page
    .refine((issuer) => issuer.startsWith('https:') || isLoopbackAddress(issuer), {
      error: 'must be an https address; http is for a provider on this machine alone',
    })
    .optional(),
  OIDC_CLIENT_ID: plainText.optional(),
  OIDC_CLIENT_SECRET: plainText.optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/(^|\s)openid(\s|$)/, 'must have "openid" among them')
    .optional(),
  OIDC_LABEL: z.string().max(60, 'must have at most 60 characters').optional(),
  OIDC_GROUP_CLAIM: plainText.optional(),
  OIDC_ROLES: groupsOf(ROLES, 'must be of the form group=admin, group=user').optional(),
  OIDC_PLANS: groupsOf(PLANS, 'must be of the form group=0, group=3').optional(),
  OIDC_DOMAINS: domains.optional(),
  OIDC_TRUST_EMAIL: choice('true', 'false').optional(),
  OIDC_LOGOUT: choice('on', 'off').optional(),
  OIDC_SECOND_FACTOR: choice('provider', 'own').optional(),
  OIDC_PASSWORDS: choice('on', 'off').optional(),
};

type Values = z.output<z.ZodObject<typeof openIdVariables>>;

/** Reads the group; null where there is no provider. `fail` is told in a sentence what is missing of a half-set one. */
export function readOpenIdConfig(values: Values, fail: (sentence: string) => never): OpenIdConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  if (issuer === undefined || clientId === undefined) {
    const given = Object.keys(openIdVariables).filter((name) => values[name as keyof Values] !== undefined);
    if (given.length === 0) return null;
    const missing = [issuer ?? 'OIDC_ISSUER', clientId ?? 'OIDC_CLIENT_ID'].filter((name) => name.startsWith('OIDC_'));
    const [are, need] = [given.length > 1 ? 'are' : 'is', given.length > 1 ? 'need' : 'needs'];
    return fail(`${given.join(' and ')} ${are} set and ${need} ${missing.join(' and ')}.`);
  }
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET ?? null,
    scopes: values.OIDC_SCOPES ?? 'openid profile email',
    label: values.OIDC_LABEL ?? new URL(issuer).hostname,
    groupClaim: values.OIDC_GROUP_CLAIM ?? 'groups',
    roles: new Map([...(values.OIDC_ROLES ?? [])].map(([group, role]) => [group, role as Role])),
    plans: new Map([...(values.OIDC_PLANS ?? [])].map(([group, plan]) => [group, Number(plan)])),
    domains: values.OIDC_DOMAINS ?? [],
    trustsEmail: values.OIDC_TRUST_EMAIL === 'true',
    asksForFactor: values.OIDC_SECOND_FACTOR !== 'own',
    endsThere: values.OIDC_LOGOUT !== 'off',
  };
}

/** `group=what, other group=what`; names of groups may hold blanks and equals signs. */
function groupsOf(known: readonly string[], sentence: string) {
  return z.string().transform((list, context) => {
    const pairs = list.split(',').flatMap((pair) => (pair.trim() === '' ? [] : [pair.trim()]));
    const groups = new Map<string, string>();
    for (const pair of pairs) {
      const at = pair.lastIndexOf('=');
      const [group, what] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
      if (group === '' || !known.includes(what)) context.addIssue({ code: 'custom', message: sentence });
      groups.set(group, what);
    }
    return groups;
  });
}
