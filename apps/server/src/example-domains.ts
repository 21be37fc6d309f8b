import type { Config } from './config.ts';

/**
 * Returns what is wrong when templates are to be shared at example domains, where nobody has an address; null when nothing is.
 */
export function exampleDomains({ demo, collaboratorDomains }: Pick<Config, 'demo' | 'collaboratorDomains'>) {
  const isMade = collaboratorDomains.some((domain) => !domain.endsWith('.example'));
  if (demo || isMade) return null;
  return `nobody can be shared with: the people who can have addresses at ${collaboratorDomains.join(', ')}`;
}

export const EXAMPLE_DOMAINS_ADVICE = 'set COLLABORATOR_DOMAINS to the domains of your addresses';
