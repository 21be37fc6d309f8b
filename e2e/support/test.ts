import { test as base } from '@playwright/test';
import { completeBidi } from '../../tools/runtime/complete-bidi.mjs';
import { type ApiClient, apiClient } from './api-client.ts';
import { type EditorPage, editorPage } from './editor-page.ts';
import { createTemplate, type StoredNode } from './sample-mail.ts';
import { type SecondPerson, secondPerson } from './second-person.ts';
import { type SeededData, seededData } from './seeded-data.ts';
import type { ServerProcess } from './server-process.ts';
import { type Account, type KnownSessions, type SignInOptions, signIn } from './sign-in.ts';

/** The servers of a worker. */
interface ServerSlot {
  readonly seed: SeededData;
  file: string;
  /** Begins anew with each spec file. */
  server: ServerProcess | null;
  /** Stays for all files that say they can share it. */
  shared: ServerProcess | null;
  /** By server: a file may have one of its own, at whose address accounts have other sessions. */
  readonly known: WeakMap<
    ServerProcess,
    { readonly sessions: KnownSessions; readonly clients: Map<Account, ApiClient> }
  >;
}

function knownAt({ known }: ServerSlot, server: ServerProcess) {
  const here = known.get(server) ?? { sessions: new Map(), clients: new Map() };
  known.set(server, here);
  return here;
}

async function sharedServer(slot: ServerSlot): Promise<ServerProcess> {
  slot.shared ??= await slot.seed.startBeside();
  return slot.shared;
}

async function serverOfFile(slot: ServerSlot, file: string): Promise<ServerProcess> {
  if (slot.file === file && slot.server) return slot.server;
  await slot.server?.remove();
  slot.server = await slot.seed.start();
  slot.file = file;
  return slot.server;
}

interface OpenMail {
  readonly api: ApiClient;
  readonly id: string;
  readonly editor: EditorPage;
}

interface Fixtures {
  /**
   * Said by files whose tests look at nothing but mails that they make themselves: they go on with a server that others
   * of them have used, as each start takes two seconds.
   */
  readonly sharesServer: boolean;
  /** The server of this spec file: started with its first test, on a copy of a fresh database. */
  readonly server: ServerProcess;
  readonly signInAs: (account: Account, options?: SignInOptions) => Promise<void>;
  readonly apiAs: (account: Account) => Promise<ApiClient>;
  /** Signs in and opens a new draft with this document in the editor. */
  readonly openMail: (account: Account, name: string, components: StoredNode) => Promise<OpenMail>;
  /** Ben at a browser of his own. */
  readonly ben: SecondPerson;
}

export const test = base.extend<Fixtures, { readonly slot: ServerSlot }>({
  slot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const slot: ServerSlot = { seed: seededData(), file: '', server: null, shared: null, known: new WeakMap() };
      await use(slot);
      await slot.server?.remove();
      await slot.shared?.remove();
      await slot.seed.remove();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      completeBidi(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  sharesServer: [false, { option: true }],
  server: async ({ slot, sharesServer }, use, info) => {
    const server = sharesServer ? await sharedServer(slot) : await serverOfFile(slot, info.file);
    await server.nextTest();
    await use(server);
    if (info.status !== info.expectedStatus) {
      await info.attach('server', { body: server.output(), contentType: 'text/plain' });
    }
  },
  baseURL: async ({ server }, use) => use(server.url),
  signInAs: async ({ page, server, slot }, use) =>
    use((account, options) => signIn(page, server.url, account, options, knownAt(slot, server).sessions)),
  apiAs: async ({ server, slot }, use) =>
    use(async (account) => {
      const { clients } = knownAt(slot, server);
      const known = clients.get(account);
      // A test may have ended every session of an account.
      if (known && (await known.request('GET', '/contacts/customfields')).ok) return known;
      const client = await apiClient(server.url, account);
      clients.set(account, client);
      return client;
    }),
  openMail: async ({ page, signInAs, apiAs }, use) =>
    use(async (account, name, components) => {
      await signInAs(account);
      const api = await apiAs(account);
      const id = await createTemplate(api, name, components);
      const editor = editorPage(page);
      await editor.open(id);
      return { api, id, editor };
    }),
  ben: async ({ browser, server }, use) => {
    const ben = await secondPerson(browser, server, 'ben');
    await use(ben);
    await ben.context.close();
  },
});
