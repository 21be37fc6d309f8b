/**
 * Returns whether an address may name a picture: '' for none, a path of this server, or a web address. The address
 * contains nothing that would end a quoted attribute or a CSS declaration.
 */
export function isPictureAddress(address: string): boolean {
  return /^(?:$|\/(?!\/)|https?:\/\/)[^\s"'<>\\(){};]*$/i.test(address);
}
