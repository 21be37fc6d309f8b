import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';

/** The key of a reference to an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCREEN = { width: 1440, height: 900 };
const START_LIMIT_MS = 30_000;

/** Keys that are no letters, as WebDriver writes them. */
export const KEYS = { control: '\uE009', end: '\uE010', enter: '\uE007', shift: '\uE008', escape: '\uE00C' } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A browser that is driven by plain WebDriver. */
export interface WebDriver {
  readonly goTo: (url: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  readonly run: <Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Awaited<Answer>>;
  /** Presses an element, named by an XPath, as soon as it can be pressed. */
  readonly click: (xpath: string) => Promise<void>;
  readonly fill: (xpath: string, text: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses a key while others are held. */
  readonly press: (key: string, ...held: readonly string[]) => Promise<void>;
  readonly drag: (from: Spot, to: Spot) => Promise<void>;
  readonly clickAt: (place: Spot) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly quit: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port');
  return address.port;
}

/** Starts the driver on a screen of its own, and a browser with it. */
export async function startWebDriver(driverPath: string): Promise<WebDriver> {
  const port = await freePort();
  const screen = `-screen 0 ${SCREEN.width}x${SCREEN.height}x24`;
  // A group of its own, so that the screen, the driver and the browser end together.
  const child = spawn('xvfb-run', ['-a', '-s', screen, driverPath, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  try {
    await expect
      .poll(
        () =>
          send('GET', '/status').then(
            ({ ready }) => ready,
            () => false,
          ),
        { timeout: START_LIMIT_MS },
      )
      .toBe(true);
    const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch: {} } });
    const inSession = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      send(method, `/session/${sessionId}${path}`, body);
    await inSession('POST', '/window/rect', { x: 0, y: 0, ...SCREEN });
    const quit = () =>
      inSession('DELETE', '')
        .catch(() => undefined)
        .finally(end);
    return { ...driving(inSession), quit };
  } catch (error) {
    end();
    throw error;
  }
}

type Send = (method: 'GET' | 'POST', path: string, body?: object) => ReturnType<Response['json']>;

function driving(send: Send): Omit<WebDriver, 'quit'> {
  const perform = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const find = async (xpath: string): Promise<string> =>
    (await send('POST', '/element', { using: 'xpath', value: xpath }))[ELEMENT];
  const whenReady = (xpath: string, work: (element: string) => Promise<unknown>) =>
    expect(async () => work(await find(xpath)), `${xpath} can be used`).toPass({ timeout: 15_000 });
  const move = ({ x, y }: Spot) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 50 });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const stroke = (key: string) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  return {
    async goTo(url) {
      await send('POST', '/url', { url });
    },
    run: (work, ...args) => send('POST', '/execute/sync', { script: `return (${work}).apply(null, arguments)`, args }),
    click: (xpath) => whenReady(xpath, (element) => send('POST', `/element/${element}/click`, {})),
    fill: (xpath, text) =>
      whenReady(xpath, async (element) => {
        await send('POST', `/element/${element}/clear`, {});
        await send('POST', `/element/${element}/value`, { text });
      }),
    async type(text) {
      await perform('key', [...text].flatMap(stroke));
    },
    async press(key, ...held) {
      await perform('key', [
        ...held.map((value) => ({ type: 'keyDown', value })),
        ...stroke(key),
        ...held.map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    async drag(from, to) {
      const near = { x: from.x + 20, y: from.y + 10 };
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await perform('pointer', [move(from), down, move(near), move(half), move(to), move(to), up]);
    },
    async clickAt(place) {
      await perform('pointer', [move(place), down, up]);
    },
    async screenshot() {
      return Buffer.from(await send('GET', '/screenshot'), 'base64');
    },
  };
}
