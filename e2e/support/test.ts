import { test as base } from '@playwright/test';
import { type ApiClient, apiClient } from './api-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Account, signIn } from './sign-in.ts';

interface ServerSlot {
  file: string;
  server: ServerProcess | null;
}

interface Fixtures {
  /** The server of this spec file: started with its first test, on a fresh database. */
  readonly server: ServerProcess;
  readonly signInAs: (account: Account) => Promise<void>;
  readonly apiAs: (account: Account) => Promise<ApiClient>;
}

export const test = base.extend<Fixtures, { readonly slot: ServerSlot }>({
  slot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const slot: ServerSlot = { file: '', server: null };
      await use(slot);
      await slot.server?.remove();
    },
    { scope: 'worker' },
  ],
  server: async ({ slot }, use, info) => {
    if (slot.file !== info.file || !slot.server) {
      await slot.server?.remove();
      slot.server = await startServer();
      slot.file = info.file;
    }
    await use(slot.server);
    if (info.status !== info.expectedStatus) {
      await info.attach('server', { body: slot.server.output(), contentType: 'text/plain' });
    }
  },
  baseURL: async ({ server }, use) => use(server.url),
  signInAs: async ({ page, server }, use) => use((account) => signIn(page, server.url, account)),
  apiAs: async ({ server }, use) => use((account) => apiClient(server.url, account)),
});
