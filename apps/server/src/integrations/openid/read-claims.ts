import { cleanName, oneLine } from '@mailwright/contract';
import type { OpenIdConfig, ProvenPerson } from './port.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Returns what a provider's claims say about a person; a claim of the wrong shape counts as absent. */
export function readClaims(
  claims: Claims,
  { groupClaim, trustsEmail }: Pick<OpenIdConfig, 'groupClaim' | 'trustsEmail'>,
): Omit<ProvenPerson, 'idToken'> {
  const email = text(claims.email);
  const [firstName, lastName] = namesOf(claims, email);
  const isVerified = claims.email_verified ?? trustsEmail;
  return {
    issuer: text(claims.iss),
    subject: text(claims.sub),
    email,
    // Some providers send the word.
    isEmailVerified: isVerified === true || isVerified === 'true',
    firstName,
    lastName,
    tellsName: [claims.given_name, claims.family_name, claims.name].some((name) => oneLine(text(name)) !== ''),
    groups: groupsIn(claims, groupClaim),
  };
}

function namesOf(claims: Claims, email: string): readonly [string, string] {
  const [given, family] = [cleanName(text(claims.given_name)), cleanName(text(claims.family_name))];
  if (given !== '' || family !== '') return [given, family];
  const whole = oneLine(text(claims.name)) || oneLine(text(claims.preferred_username)) || (email.split('@')[0] ?? '');
  const [first = '', ...rest] = whole.split(/\s+/);
  return [cleanName(first), cleanName(rest.join(' '))];
}

/** The claim by its name, else by a path with dots: `realm_access.roles`. One group may stand without a list. */
function groupsIn(claims: Claims, name: string): readonly string[] {
  const found = claims[name] ?? name.split('.').reduce<unknown>((at, key) => (at as Claims | null)?.[key], claims);
  return (Array.isArray(found) ? found : [found]).filter((group) => typeof group === 'string');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : '';
}
