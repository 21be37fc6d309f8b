type Json = Record<string, unknown>;

/** Passkeys exist in this browser, and at this address: browsers have them on https and on this machine alone. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext;
}

/** Has the browser ask for a passkey. */
export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Has the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON })) };
}

/** The person said no, or let it wait too long: browsers tell neither from the other. */
export function isNotGiven(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}

/** The device holds one for this account already. */
export function isThereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
