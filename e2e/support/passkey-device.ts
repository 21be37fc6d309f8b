import type { Page } from '@playwright/test';

/** Gives the page's browser a device that keeps passkeys and knows its owner at once; the answer puts another one in its place. */
export async function addPasskeyDevice(page: Page): Promise<() => Promise<void>> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const add = () =>
    devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  const { authenticatorId } = await add();
  return async () => {
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await add();
  };
}
