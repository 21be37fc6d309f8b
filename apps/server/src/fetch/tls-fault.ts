/** OpenSSL's codes for an answer that is no TLS. */
const NO_TLS: ReadonlySet<unknown> = new Set(['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']);

/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const UNKNOWN_AUTHORITY: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Returns in words what is wrong with the TLS of a service; null for errors of another kind. */
export function tlsFault(error: Error): string | null {
  const code = 'code' in error ? error.code : null;
  const line = error.message.split('\n', 1)[0] ?? '';
  // Some libraries put their own code in the place of OpenSSL's.
  if (NO_TLS.has(code) || /\bwrong version number\b|\bpacket length too long\b/.test(line))
    return 'no TLS is spoken there';
  if (UNKNOWN_AUTHORITY.has(code) || /self-signed certificate|unable to (verify|get)/i.test(line))
    return `${line.split(';', 1)[0]}: NODE_EXTRA_CA_CERTS names certificate authorities of your own`;
  return null;
}
