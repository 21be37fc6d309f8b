import type { Config } from './config.ts';

/** What is wrong where templates are to be shared at domains that nobody has; null where nothing is. */
export function exampleDomains({ demo, collaboratorDomains }: Pick<Config, 'demo' | 'collaboratorDomains'>) {
  const isMade = collaboratorDomains.some((domain) => !domain.endsWith('.example'));
  if (demo || isMade) return null;
  return `nobody can be shared with: the people who can have addresses at ${collaboratorDomains.join(', ')}`;
}

export const EXAMPLE_DOMAINS_ADVICE = 'set COLLABORATOR_DOMAINS to the domains of your addresses';
