type Json = Record<string, unknown>;

/**
 * Returns whether passkeys work in this browser at this address: browsers support them only on https and on the local machine.
 */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext;
}

/** Asks the person for a passkey in the browser's dialog. */
export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Creates a passkey in the browser's dialog. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Returns whether the person declined or waited too long: browsers do not distinguish the two. */
export function isNotGiven(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}

/** Returns whether the device already has a passkey for this account. */
export function isThereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
