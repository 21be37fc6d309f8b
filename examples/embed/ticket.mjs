import { createHmac, randomUUID } from 'node:crypto';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A one-time ticket: a JWT that says who somebody is, good for a minute at the one Mailwright it is made for. Made on
 * your server alone: whoever has the secret can be anybody.
 */
export function createTicket(person, { secret, audience }) {
  const now = Math.floor(Date.now() / 1000);
  const header = encode({ alg: 'HS256', typ: 'JWT' });
  const claims = encode({
    sub: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    aud: audience,
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
  });
  const signature = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url');
  return `${header}.${claims}.${signature}`;
}
