import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, fillPath } from '@mailwright/contract';
import sharp from 'sharp';

const rows = endpoints.userTemplates;

/** Person at a browser that sends a call again when nobody answered it, as the editor does; any other failure is thrown. */
export interface PatientPerson {
  create(name: string): Promise<string>;
  /** Saves on the last known revision; answers the next. */
  save(id: string, number: number, revision: number): Promise<number>;
  read(id: string): Promise<{ readonly html: string; readonly revision: number }>;
  /** Puts a picture into the library; answers its address and its bytes. */
  upload(templateId: string): Promise<{ readonly url: string; readonly content: Buffer }>;
  /** Sends the mail as a test to Carla, by this node; answers where it is shown. */
  sendTest(templateId: string, origin: string): Promise<{ readonly keptAt: string }>;
  /** Cookie by which pages know the person. */
  readonly cookie: string;
  /** Returns the number of calls that had to be sent again. */
  repeated(): number;
}

/** Statuses that a balancer answers for a node that is gone, and for one that is about to go. */
const PASSING: ReadonlySet<number> = new Set([502, 503]);
const MAX_TRIES_PER_CALL = 40;

export async function patientPerson(url: string, name = 'anna'): Promise<PatientPerson> {
  const json = { 'content-type': 'application/json' };
  let repeated = 0;

  async function patiently(path: string, init: () => RequestInit): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${url}${path}`, init()).catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.ok) return answer;
      const isPassing = answer instanceof Error || PASSING.has(answer.status);
      if (!isPassing || tries === MAX_TRIES_PER_CALL) {
        throw new Error(`${path}: ${answer instanceof Error ? answer : `${answer.status} ${await answer.text()}`}`);
      }
      repeated += 1;
      await sleep(100);
    }
  }

  const post = async <K extends string>(path: string, body: object) => {
    const answer = await patiently(path, () => ({ method: 'POST', headers: json, body: JSON.stringify(body) }));
    const said = (await answer.json()) as Readonly<Record<K, string>>;
    return {
      ...said,
      cookie: answer.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0])
        .join('; '),
    };
  };
  const account = { email: `${name}@acme.example`, password: `${name}-demo` };
  const { sessionId = '', cookie } = await post<'sessionId'>(endpoints.auth.login.path, account);
  const { token } = await post<'token'>(endpoints.auth.credentials.path, { sessionId, type: 'email' });
  const session = { authorization: `Bearer ${token}`, sessionid: sessionId };

  const send = async (method: string, path: string, body: object, headers = {}) => {
    const init = { method, headers: { ...json, ...session, ...headers }, body: JSON.stringify(body) };
    return (await patiently(path, () => init)).json() as Promise<{
      readonly templateId: string;
      readonly revision: number;
    }>;
  };

  return {
    create: async (title) =>
      (await send('POST', fillPath(rows.create.path, { type: 'email' }), { name: title })).templateId,

    async save(id, number, revision) {
      const html = `<p>save-${number}-</p>${'<p>filling</p>'.repeat(300)}`;
      const answer = await send('PATCH', fillPath(rows.update.path, { id }), { html }, { 'if-match': `"${revision}"` });
      return answer.revision;
    },

    async read(id) {
      const answer = await patiently(fillPath(rows.read.path, { id }), () => ({ headers: session }));
      return answer.json() as ReturnType<PatientPerson['read']>;
    },

    async upload(templateId) {
      const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
      const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      const answer = await patiently(endpoints.assets.upload.path, () => {
        const body = new FormData();
        body.append('templateId', templateId);
        body.append('files[]', new Blob([new Uint8Array(picture)]), 'vase.png');
        return { method: 'POST', headers: session, body };
      });
      const [asset] = (await answer.json()) as { readonly url: string }[];
      const address = new URL(asset?.url ?? '', url).href;
      const stored = await patiently(new URL(address).pathname, () => ({}));
      return { url: address, content: Buffer.from(await stored.arrayBuffer()) };
    },

    async sendTest(id, origin) {
      const body = JSON.stringify({ from: account.email, to: ['carla@acme.example'] });
      const init = { method: 'POST', headers: { ...json, ...session }, body };
      const answer = await fetch(`${origin}${fillPath(endpoints.testMails.send.path, { id })}`, init);
      return (await answer.json()) as { readonly keptAt: string };
    },

    cookie,
    repeated: () => repeated,
  };
}
