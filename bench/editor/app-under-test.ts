import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmailDocument } from '@mailwright/document';

const ANNA = { email: 'anna@acme.example', password: 'anna-demo' };

/** A server of its own with an empty folder of data, and one person signed in. */
export interface AppUnderTest {
  readonly address: string;
  readonly sessionId: string;
  /** Stores a mail as a template; answers with its id. */
  readonly store: (components: EmailDocument) => Promise<string>;
  /** Adds images to the library. */
  readonly upload: (files: readonly { readonly name: string; readonly content: Uint8Array }[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startApp(port: number): Promise<AppUnderTest> {
  const data = mkdtempSync(join(tmpdir(), 'mailwright-bench-'));
  const server = spawn(process.execPath, ['apps/server/src/server.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SEED: 'demo', LOG_LEVEL: 'error', THUMBNAILS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error('The server did not start');
    await sleep(50);
  }
  const headers = new Headers({ 'content-type': 'application/json' });
  const call = async (method: string, path: string, body: unknown): Promise<Record<string, string>> => {
    const response = await fetch(`${address}/api/v2${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { sessionId = '' } = await call('POST', '/auth/login', ANNA);
  const { token } = await call('POST', '/auth/credentials', { sessionId, type: 'email' });
  headers.set('authorization', `Bearer ${token}`);
  headers.set('sessionid', sessionId);

  return {
    address,
    sessionId,
    async store(components) {
      const { templateId = '' } = await call('POST', '/usertemplate/type/email', { name: 'Benchmark' });
      await call('PATCH', `/usertemplate/${templateId}`, { components });
      return templateId;
    },
    async upload(files) {
      const form = new FormData();
      for (const { name, content } of files)
        form.append('files[]', new Blob([Buffer.from(content)], { type: 'image/png' }), name);
      const signed = new Headers(headers);
      signed.delete('content-type');
      const response = await fetch(`${address}/api/v2/assets`, { method: 'POST', headers: signed, body: form });
      if (!response.ok) throw new Error(`Upload: ${response.status} ${await response.text()}`);
    },
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
