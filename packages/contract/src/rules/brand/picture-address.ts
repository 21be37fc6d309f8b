/**
 * Whether a picture may be named by this address: empty for none, a path of this server, or one of the web. Nothing in it
 * ends a quoted address or a declaration of CSS.
 */
export function isPictureAddress(address: string): boolean {
  return /^(?:$|\/(?!\/)|https?:\/\/)[^\s"'<>\\(){};]*$/i.test(address);
}
