import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import type { AiConfig } from '../integrations/ai/ai-config.ts';
import { createAi } from '../integrations/ai/create-ai.ts';
import type { Ai } from '../integrations/ai/port.ts';

type Provider = NonNullable<AiConfig['images']>['provider'];

/** Request that a service got, with a form's fields as they were written. */
interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A local server that speaks the protocols of AI services, and fails as they do. */
export interface AiServices {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Resolves once somebody who was kept waiting has gone. */
  readonly gone: Promise<void>;
  /** The port to it by one of the protocols; a model of OpenAI's name has its sizes. */
  ai(provider: Provider, model?: string): Ai;
  close(): void;
}

/** Words in a description, or in a model's name, that make it fail. */
export const ODD_PROMPTS = {
  refused: 'refused-by-policy',
  filtered: 'filtered-later',
  busy: 'too-many',
  poor: 'no-credit',
  unknown: 'bad-key',
  broken: 'server-broken',
  garbage: 'garbage',
  notAPicture: 'text-as-picture',
  empty: 'empty-list',
  huge: 'endless',
  redirect: 'elsewhere',
  inside: 'address-inside',
  endlessPicture: 'endless-picture',
  silent: 'never-answers',
} as const;

export async function startAiServices(): Promise<AiServices> {
  const asked: Asked[] = [];
  const gone = Promise.withResolvers<void>();
  const picture = await testPicture();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    if (request.url === '/made.png') return send(response, 200, picture, 'image/png');
    if (request.url === '/endless.png') return flood(response);
    if (body.includes(ODD_PROMPTS.silent)) return response.once('close', gone.resolve);
    if (body.includes(ODD_PROMPTS.huge)) return flood(response);
    answer(request.url ?? '', body, response, picture.toString('base64'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    gone: gone.promise,
    ai(provider, model = 'painter') {
      const service = { url, key: 'secret-key', model };
      const vision = provider === 'stability' ? null : { ...service, provider };
      return createAi({ images: { ...service, provider }, vision }, createGuardedFetch());
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(path: string, body: string, response: ServerResponse, picture: string): void {
  const isGemini = path.includes(':generateContent');
  const isStability = path.startsWith('/v2beta/');
  const has = (word: string) => body.includes(word);
  if (has(ODD_PROMPTS.redirect)) response.writeHead(307, { location: 'http://127.0.0.1:1/steal' }).end();
  else if (has(ODD_PROMPTS.refused)) sendJson(response, ...refusal(isGemini, isStability));
  else if (has(ODD_PROMPTS.busy)) sendJson(response, 429, { error: { message: 'Rate limit reached' } });
  else if (has(ODD_PROMPTS.poor)) sendJson(response, 429, { error: { code: 'insufficient_quota' } });
  else if (has(ODD_PROMPTS.unknown)) sendJson(response, 401, { error: { message: 'Incorrect API key: secret-key' } });
  else if (has(ODD_PROMPTS.broken)) send(response, 500, 'Internal Server Error', 'text/plain');
  else if (has(ODD_PROMPTS.garbage)) send(response, 200, '<html>Welcome</html>', 'text/html');
  else if (isGemini) sendJson(response, 200, geminiAnswer(body, picture));
  else if (isStability) sendJson(response, 200, stabilityAnswer(body, picture));
  else if (path === '/chat/completions') sendJson(response, 200, chatAnswer());
  else sendJson(response, 200, openAiAnswer(body, picture));
}

function refusal(isGemini: boolean, isStability: boolean): [number, object] {
  if (isGemini) return [200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }];
  if (isStability) return [403, { id: 'x', name: 'content_moderation', errors: ['Your request was flagged'] }];
  return [400, { error: { code: 'moderation_blocked', message: 'Your request was rejected by the safety system.' } }];
}

const TEXT = Buffer.from('This is no picture').toString('base64');

function openAiAnswer(body: string, picture: string): object {
  const { model } = JSON.parse(body);
  if (body.includes(ODD_PROMPTS.empty)) return { data: [] };
  if (body.includes(ODD_PROMPTS.inside)) return { data: [{ url: 'http://169.254.169.254/latest/meta-data' }] };
  if (body.includes(ODD_PROMPTS.notAPicture)) return { data: [{ b64_json: TEXT }] };
  if (body.includes(ODD_PROMPTS.endlessPicture)) return { data: [{ url: `${model}/endless.png` }] };
  return { data: [model.startsWith('http') ? { url: `${model}/made.png` } : { b64_json: picture }] };
}

function geminiAnswer(body: string, picture: string): object {
  if (body.includes(ODD_PROMPTS.filtered)) return { candidates: [{ finishReason: 'IMAGE_SAFETY' }] };
  if (body.includes(ODD_PROMPTS.empty)) return { candidates: [{ finishReason: 'STOP', content: {} }] };
  if (!body.includes('responseModalities')) {
    return { candidates: [{ content: { parts: [{ text: '"A red\ncup."' }] }, finishReason: 'STOP' }] };
  }
  const data = body.includes(ODD_PROMPTS.notAPicture) ? TEXT : picture;
  const parts = [{ text: 'Here it is:' }, { inlineData: { mimeType: 'image/png', data } }];
  return { candidates: [{ content: { parts }, finishReason: 'STOP' }] };
}

function stabilityAnswer(body: string, picture: string): object {
  if (body.includes(ODD_PROMPTS.empty)) return { finish_reason: 'SUCCESS' };
  if (body.includes(ODD_PROMPTS.notAPicture)) return { image: TEXT };
  return { image: picture, finish_reason: body.includes(ODD_PROMPTS.filtered) ? 'CONTENT_FILTERED' : 'SUCCESS' };
}

function chatAnswer(): object {
  return { choices: [{ message: { content: '“A red cup on a  table.”' }, finish_reason: 'stop' }] };
}

/** Answers with more bytes than any picture has, without an end. */
function flood(response: ServerResponse): void {
  const part = Buffer.alloc(1024 * 1024, 0x61);
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, JSON.stringify(body), 'application/json');
}

function send(response: ServerResponse, status: number, content: string | Buffer, type: string): void {
  response.writeHead(status, { 'content-type': type }).end(content);
}

/** Wider than high, with noise, so that its PNG is heavy as a generated picture is. */
function testPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}
