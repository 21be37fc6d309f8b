/** Returns whether an email address belongs to one of the domains; `domains` are lower case. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.some((domain) => email.toLowerCase().endsWith(`@${domain}`));
}
