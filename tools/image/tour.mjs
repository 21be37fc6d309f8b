import assert from 'node:assert/strict';
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fillOlderVolume } from './older-volume.mjs';

const USER = 10001;
const ADMINISTRATOR = { email: 'ops@acme.example', password: 'Correct-horse-7-battery' };
const ANNA = { email: 'anna@acme.example', password: 'anna-demo' };

const MAIL = {
  formatVersion: 1,
  nodes: [
    {
      ...{ id: 'page', type: 'page-wrapper', props: {}, style: {} },
      children: [],
    },
  ],
};

/** An empty volume of the image's user. */
function newVolume(folder, name) {
  const volume = join(folder, name);
  mkdirSync(volume, { mode: 0o700 });
  chownSync(volume, USER, USER);
  return volume;
}

/** Signs in; returns what calls the API and answers JSON. */
async function signIn(url, account) {
  const send = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}/api/v2${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const { sessionId } = await (await send('POST', '/auth/login', account)).json();
  const { token } = await (await send('POST', '/auth/credentials', { sessionId, type: 'email' })).json();
  const session = { authorization: `Bearer ${token}`, sessionId };
  return {
    json: async (method, path, body) => (await send(method, path, body, session)).json(),
    file: async (path) => Buffer.from(await (await send('GET', path, undefined, session)).arrayBuffer()),
  };
}

/**
 * Tries an image on fresh volumes as an operator would, with a root file system that cannot be written to. Each step
 * that holds is reported.
 * @param image as `openImage` opens it
 * @param {(line: string) => void} report
 */
export async function tour(image, { healthcheck, retries, draws, folder, report }) {
  const variables = { ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password };
  const volume = newVolume(folder, 'data');

  const written = await image.run(volume, [
    'sh',
    '-c',
    'id -u; touch /app/x; touch /data/x && rm /data/x && echo data',
  ]);
  assert.match(written.output, new RegExp(`^${USER}\\n.*Read-only file system\\ndata\\n$`));
  report(`runs as user ${USER} on a read-only root file system`);

  let server = await image.start(volume, variables);
  report(`starts on an empty volume in ${server.seconds.toFixed(1)} s`);
  // As a container runtime asks: one answer that comes too late makes nobody unhealthy.
  let health = await image.run(volume, healthcheck, server.variables);
  for (let again = 1; health.code !== 0 && again < retries; again += 1)
    health = await image.run(volume, healthcheck, server.variables);
  assert.equal(health.code, 0, `${healthcheck.join(' ')} says ${health.code}: ${health.output}`);
  report(`its HEALTHCHECK finds it healthy: ${healthcheck.join(' ')}`);

  let api = await signIn(server.url, ADMINISTRATOR);
  const { templateId } = await api.json('POST', '/usertemplate/type/email', { name: 'From the image' });
  await api.json('PATCH', `/usertemplate/${templateId}`, { components: MAIL, subject: 'Saved in a container' });
  report('signs the first administrator in and saves a mail');
  const page = await (await fetch(`${server.url}/login`)).text();
  assert.match(page, /<div id="root">/);
  report('serves the web client');
  if (draws) {
    const pdf = await api.file(`/usertemplate/export/${templateId}/pdf`);
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    report(`draws a PDF of ${pdf.length} bytes`);
  }
  assert.equal(await server.end(), 0, server.output());
  report('ends with 0 when it is told to stop');

  server = await image.start(volume, variables);
  api = await signIn(server.url, ADMINISTRATOR);
  assert.equal((await api.json('GET', `/usertemplate/${templateId}`)).subject, 'Saved in a container');
  report(`starts again in ${server.seconds.toFixed(1)} s and has what was saved`);
  assert.equal(await server.end(), 0, server.output());

  const older = newVolume(folder, 'older');
  const commit = await fillOlderVolume(older);
  for (const name of ['.', ...readdirSync(older, { recursive: true })]) chownSync(join(older, name), USER, USER);
  // Demo accounts are for servers that nobody else reaches.
  server = await image.start(older, { HOST: '127.0.0.1', SEED: 'demo' });
  api = await signIn(server.url, ANNA);
  const { elements } = await api.json('GET', '/usertemplate?status=draft');
  assert.ok(elements.length > 0);
  const [{ templateId: oldId }] = elements;
  await api.json('PATCH', `/usertemplate/${oldId}`, { subject: 'Brought up to date' });
  assert.equal((await api.json('GET', `/usertemplate/${oldId}`)).subject, 'Brought up to date');
  report(
    `brings a volume of ${commit}, before the newest change of the schema, up to date in ${server.seconds.toFixed(1)} s`,
  );
  assert.equal(await server.end(), 0, server.output());
}
