import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { startTestS3 } from '../storage/test-s3.ts';
import { selfSigned } from './self-signed.ts';

const ASK = path.join(import.meta.dirname, 'ask-services.ts');

const { key, cert } = selfSigned();

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server of TLS before one without. */
function withTls(port: number) {
  return createTlsServer({ key, cert }, (socket) => {
    const behind = connect(port, '127.0.0.1').on('error', () => socket.destroy());
    socket
      .on('error', () => behind.destroy())
      .pipe(behind)
      .pipe(socket);
  }).on('tlsClientError', () => undefined);
}

/** Returns the findings of the doctor's checks of bucket, mail server and provider, run in a process of its own. */
async function ask(env: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const child = spawn(process.execPath, [ASK], { env: { PATH: process.env.PATH, ...env } });
  let output = '';
  child.stdout.on('data', (data) => {
    output += String(data);
  });
  await once(child, 'close');
  return JSON.parse(output);
}

test('bucket, mail server and provider of an authority of one’s own are reached by NODE_EXTRA_CA_CERTS', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-authority-'));
  const file = path.join(folder, 'ca.pem');
  await writeFile(file, cert);
  const s3 = await startTestS3();
  const bucket = withTls(Number(new URL(s3.endpoint).port));
  const smtp = new SMTPServer({ secure: true, key, cert, onAuth: (_, _session, done) => done(null, { user: 'anna' }) });
  smtp.on('error', () => undefined);
  let issuer = '';
  const pages = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer }));
  });
  const provider = withTls(await portOf(pages));
  issuer = `https://localhost:${await portOf(provider)}`;
  const variables = {
    DATA_DIR: folder,
    STORAGE_URL: 's3://mails',
    S3_ENDPOINT: `https://localhost:${await portOf(bucket)}`,
    AWS_ACCESS_KEY_ID: s3.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SMTP_URL: `smtps://anna:secret@localhost:${await portOf(smtp.server)}`,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'mailwright',
  };
  expect(await ask({ ...variables, NODE_EXTRA_CA_CERTS: file })).toEqual([
    ['ok', 'Storage'],
    ['ok', 'Mail'],
    ['ok', 'Sign-in'],
  ]);
  for (const server of [bucket, provider, pages]) server.close();
  smtp.close();
  await s3.close();
  await rm(folder, { recursive: true });
});
