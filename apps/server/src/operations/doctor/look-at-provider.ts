import type { Config } from '../../config.ts';
import { discoverProvider } from '../../integrations/openid/openid-provider.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, problem } = findingsOf('Sign-in');

/** Reads the configuration of the sign-in provider, as the first person who wants to sign in there would. */
export async function lookAtProvider({
  openId,
  passwordSignIn,
}: Pick<Config, 'openId' | 'passwordSignIn'>): Promise<Finding[]> {
  if (openId === null) return [];
  try {
    await discoverProvider(openId);
    return [ok(`the provider ${openId.issuer} can be asked`)];
  } catch (error) {
    const who = passwordSignIn ? 'nobody signs in there' : 'nobody signs in at all, for OIDC_PASSWORDS is off';
    const advice = `check OIDC_ISSUER, and that this machine reaches it; ${passwordSignIn ? 'passwords go on' : 'OIDC_PASSWORDS=on lets passwords in meanwhile'}`;
    return [problem(`the provider ${openId.issuer} cannot be asked (${reasonOf(error)}): ${who}`, advice)];
  }
}
