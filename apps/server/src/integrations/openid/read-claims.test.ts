import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const said = (claims: Readonly<Record<string, unknown>>) => {
  const { firstName, lastName } = readClaims(
    { email: 'dora@acme.example', ...claims },
    { groupClaim: 'groups', trustsEmail: false },
  );
  return [firstName, lastName];
};

test.each([
  [{ given_name: 'Do\r\nra', family_name: '\u001bDietz ' }, ['Do ra', 'Dietz']],
  [{ given_name: '\u0007', family_name: '\n', name: 'Dora\u2028van\nDijk' }, ['Dora', 'van Dijk']],
  [{ name: '\u0000\u0007', preferred_username: 'do\u0085ra' }, ['do', 'ra']],
  [{}, ['dora', '']],
  [{ given_name: 'x'.repeat(200) }, ['x'.repeat(100), '']],
])('a name is one line whatever the provider tells: %j', (claims, name) => {
  expect(said(claims)).toEqual(name);
});
