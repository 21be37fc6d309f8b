/** Whether an address is of one of the domains whose people one may share with; these are lower case. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.some((domain) => email.toLowerCase().endsWith(`@${domain}`));
}
