import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connect, createServer as createTlsServer, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { createGuardedFetch } from '../../fetch/guarded-fetch.ts';
import { createLogger } from '../../http/log/logging.ts';
import { checkSmtp } from '../../integrations/mail/smtp.ts';
import { createOpenIdProvider } from '../../integrations/openid/openid-provider.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { openStore } from '../../storage/open-store.ts';
import { reasonOf } from '../../storage/require-storage.ts';
import { openTelemetry } from '../../telemetry/open-telemetry.ts';
import { selfSigned } from './self-signed.ts';

const { key, cert } = selfSigned();

/** Data that arrived after a handshake: there may be none when the certificate is not trusted. */
let heard = '';
const listen = (socket: TLSSocket) =>
  socket.on('data', (data) => (heard += data.toString('latin1'))).on('error', () => undefined);

/** Server that speaks TLS from the first byte on. */
const service = createTlsServer({ key, cert }, listen).on('tlsClientError', () => undefined);
/** Server that speaks TLS once it was asked to, as PostgreSQL does. */
const database = createServer((socket) => {
  socket
    .on('error', () => undefined)
    .once('data', () => {
      socket.write('S');
      listen(new TLSSocket(socket, { isServer: true, key, cert }));
    });
});
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [service, database]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => {
  service.close();
  database.close();
});

/** Each service that the server reaches by TLS, asked in the way it asks. */
const ASKED: readonly (readonly [service: string, ask: (https: string) => Promise<unknown>])[] = [
  [
    'an address that a person named',
    (https) => createGuardedFetch({ isAllowed: () => true })(https, { maxBytes: 1000, timeout: 5000 }),
  ],
  [
    'a bucket',
    (https) => {
      const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
      return openStore(readConfig({ STORAGE_URL: 's3://mails', S3_ENDPOINT: https, ...keys }).storage).check();
    },
  ],
  ['a mail server', (https) => checkSmtp(https.replace('https:', 'smtps:').replace('//', '//anna:secret@'))],
  [
    'a provider that people sign in at',
    (https) => {
      const { openId } = readConfig({ OIDC_ISSUER: https, OIDC_CLIENT_ID: 'mailwright', OIDC_CLIENT_SECRET: 'secret' });
      return openId ? createOpenIdProvider(openId).begin('https://mail.example/back') : Promise.resolve();
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = `postgres://anna:secret@localhost:${portOf(database)}/mails?sslmode=verify-full`;
      const opened = openDatabase({ kind: 'postgres', url }, { exclusive: false });
      await opened.check().finally(() => opened.close());
    },
  ],
  [
    'a collector of telemetry',
    async (https) => {
      const { telemetry } = readConfig({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: https });
      const lines: { err?: { message: string } }[] = [];
      const log = createLogger('warn', { write: (line) => lines.push(JSON.parse(line)) });
      const told = openTelemetry(telemetry, { engine: 'sqlite', log, version: '1' });
      told.sendFigures(createMetrics().registry);
      await told.close();
      throw new Error(lines.map(({ err }) => err?.message).join());
    },
  ],
];

describe('a certificate that nobody known has signed', () => {
  test('is right in all else: who knows it is let in', async () => {
    const socket = connect({ port: portOf(service), host: '127.0.0.1', servername: 'localhost', ca: cert });
    await once(socket, 'secureConnect');
    socket.end('good morning');
    await expect.poll(() => heard).toBe('good morning');
    heard = '';
  });

  test('and where none is spoken at all are told in words, not in those of OpenSSL', { timeout: 30_000 }, async () => {
    const plain = createServer((socket) => socket.on('error', () => undefined).end('220 mail.example ESMTP\r\n'));
    plain.listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const told = async (name: string) => {
      const ask = ASKED.find(([service]) => service === name)?.[1];
      return ask?.(`https://localhost:${portOf(plain)}`).catch((error: unknown) => reasonOf(error));
    };
    for (const name of ['a bucket', 'a mail server', 'a provider that people sign in at'])
      expect(await told(name), name).toBe('no TLS is spoken there');
    plain.close();
  });

  test.each(ASKED)('keeps the server from saying anything to %s', { timeout: 30_000 }, async (_service, ask) => {
    const refused = await ask(`https://localhost:${portOf(service)}`).then(
      () => 'answered',
      (error: unknown) => reasonOf(error),
    );
    expect(refused).toMatch(
      /(self-signed certificate|unable to verify).*: NODE_EXTRA_CA_CERTS names certificate auth/i,
    );
    expect(heard).toBe('');
  });
});
