import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { createGuardedFetch, FetchFailed, FetchRefused } from './guarded-fetch.ts';

const LIMITS = { maxBytes: 1000, timeout: 2000 };
const servers: Server[] = [];

/** A local server, and the hosts it was asked as. */
async function serve(answer: RequestListener): Promise<{ readonly port: number; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.host ?? '');
    answer(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, asked };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A name server that answers its lines in turn, the last one for good. */
function names(...answers: readonly (readonly string[])[]): typeof lookup {
  let turn = 0;
  const fake = (_name: string, _options: object, done: (error: null, addresses: object[]) => void) => {
    const addresses = answers[Math.min(turn++, answers.length - 1)] ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return fake as unknown as typeof lookup;
}

const guarded = createGuardedFetch();
/** Our own local servers may be asked; everything else local may not. */
const testFetch = (look?: typeof lookup) =>
  createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1', ...(look && { lookup: look }) });

describe('an address somebody named', () => {
  it('is fetched with status, type and content', async () => {
    const { port, asked } = await serve((_, response) => {
      response.writeHead(201, { 'content-type': 'Image/PNG; x=y' }).end('picture');
    });
    const file = await testFetch(names(['127.0.0.1']))(`http://pictures.example:${port}/a.png`, LIMITS);
    expect(file).toMatchObject({ status: 201, contentType: 'image/png', content: Buffer.from('picture') });
    expect(asked).toEqual([`pictures.example:${port}`]);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://shop.example/',
    'gopher://127.0.0.1/',
    'data:text/plain,x',
    '//shop.example/',
    '',
    'http://user:secret@shop.example/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://[fd00:ec2::254]/',
  ])('is refused when it is %s', async (address) => {
    await expect(guarded(address, LIMITS)).rejects.toThrow(FetchRefused);
  });

  test.each([['127.0.0.1'], ['::ffff:127.0.0.1'], ['::1'], ['169.254.169.254'], ['192.168.0.7'], ['0.0.0.0']])(
    'is refused when its name means %s, without a connection',
    async (address) => {
      const { port, asked } = await serve((_, response) => response.end('secret'));
      const fetch = createGuardedFetch({ lookup: names([address]) });
      await expect(fetch(`http://harmless.example:${port}/`, LIMITS)).rejects.toThrow(FetchRefused);
      expect(asked).toEqual([]);
    },
  );

  it('is refused when only one of the addresses of its name is a private one', async () => {
    const fetch = createGuardedFetch({ lookup: names(['93.184.215.14', '127.0.0.1']) });
    await expect(fetch('http://mixed.example/', LIMITS)).rejects.toThrow(FetchRefused);
  });

  it('is judged by each lookup of its own: a name that means another address the next time gains nothing', async () => {
    const { port, asked } = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
    const fetch = testFetch(names(['127.0.0.1'], ['10.0.0.1']));
    await expect(fetch(`http://rebinding.example:${port}/`, LIMITS)).rejects.toThrow(FetchRefused);
    expect(asked).toHaveLength(1);
  });

  it('is refused on the connected address too', async () => {
    const { port, asked } = await serve((_, response) => response.end('secret'));
    let judgements = 0;
    // The lookup is told a good address; what the socket reached is judged by itself.
    const fetch = createGuardedFetch({ lookup: names(['127.0.0.1']), isAllowed: () => ++judgements === 1 });
    await expect(fetch(`http://sly.example:${port}/`, LIMITS)).rejects.toThrow(FetchRefused);
    expect(judgements).toBe(2);
    expect(asked).toEqual([]);
  });
});

describe('what is sent along', () => {
  it('goes to the origin that was named, and to no other one it leads to', async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end('there');
    });
    const { port } = await serve((request, response) => {
      seen.push(request.headers.authorization);
      const location = request.url === '/' ? '/again' : `http://127.0.0.1:${other.port}/`;
      response.writeHead(302, { location }).end();
    });
    const headers = { authorization: 'a key' };
    await testFetch()(`http://127.0.0.1:${port}/`, { ...LIMITS, headers });
    expect(seen).toEqual(['a key', 'a key', undefined]);
  });
});

describe('an answer that asks to wait', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();

  it.each([
    ['seconds', () => ({ 'retry-after': '90' }), 90],
    ['seconds as Shopify writes them', () => ({ 'retry-after': '12.0' }), 12],
    ['a date', () => ({ 'retry-after': inAnHour() }), 3600],
    ['seconds until a reset', () => ({ 'x-ratelimit-reset': '45' }), 45],
    ['a time of a reset', () => ({ 'x-ratelimit-reset': String(Math.round(Date.now() / 1000) + 1800) }), 1800],
  ])('by %s is told in seconds', async (_what, headers, seconds) => {
    const { port } = await serve((_, response) => response.writeHead(429, headers()).end());
    const { retryAfter } = await testFetch()(`http://127.0.0.1:${port}/`, LIMITS);
    expect(Math.abs((retryAfter ?? 0) - seconds)).toBeLessThanOrEqual(2);
  });

  it.each([[{}], [{ 'retry-after': 'soon' }], [{ 'x-ratelimit-reset': '-3' }]])(
    'with %o says nothing',
    async (headers) => {
      const { port } = await serve((_, response) => response.writeHead(429, headers).end());
      expect(await testFetch()(`http://127.0.0.1:${port}/`, LIMITS)).not.toHaveProperty('retryAfter');
    },
  );
});

describe('a redirect', () => {
  it.each(['http://127.0.0.2/', 'http://[::1]/', 'http://169.254.169.254/', 'file:///etc/passwd', '//localhost:1/'])(
    'to %s is refused',
    async (location) => {
      const { port } = await serve((_, response) => response.writeHead(302, { location }).end());
      const fetch = createGuardedFetch({
        isAllowed: (address) => address === '127.0.0.1',
        lookup: names(['127.0.0.1'], ['::1']),
      });
      await expect(fetch(`http://start.example:${port}/`, LIMITS)).rejects.toThrow(FetchRefused);
    },
  );

  it('is followed three times and no more', async () => {
    const { port, asked } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return response.end('here');
      return response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    expect((await testFetch()(`http://127.0.0.1:${port}/3`, LIMITS)).content.toString()).toBe('here');
    expect(asked).toHaveLength(4);
    await expect(testFetch()(`http://127.0.0.1:${port}/4`, LIMITS)).rejects.toThrow(FetchFailed);
    expect(asked).toHaveLength(8);
  });

  it('may not leave the hosts that are allowed', async () => {
    const { port } = await serve((_, response) => response.writeHead(301, { location: 'http://other.example/' }).end());
    const hosts = [`127.0.0.1:${port}`];
    await expect(testFetch()(`http://127.0.0.1:${port}/`, { ...LIMITS, hosts })).rejects.toThrow(FetchRefused);
    await expect(testFetch()('http://other.example/', { ...LIMITS, hosts })).rejects.toThrow(FetchRefused);
  });
});

describe('an answer', () => {
  it('larger than allowed is given up, however it is announced', async () => {
    const { port } = await serve((_, response) => {
      for (let part = 0; part < 50; part += 1) response.write(Buffer.alloc(100));
      response.end();
    });
    await expect(testFetch()(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow('more than 1000 bytes');
  });

  it('that never ends is given up in time', async () => {
    const { port } = await serve((_, response) => {
      response.write('a little');
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    });
    await expect(testFetch()(`http://127.0.0.1:${port}/`, { ...LIMITS, timeout: 300 })).rejects.toThrow(FetchFailed);
  });

  it('that never begins, or breaks off, is given up', async () => {
    const silent = await serve(() => {});
    const silence = testFetch()(`http://127.0.0.1:${silent.port}/`, { ...LIMITS, timeout: 200 });
    await expect(silence).rejects.toThrow(FetchFailed);
    const broken = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '500' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(testFetch()(`http://127.0.0.1:${broken.port}/`, LIMITS)).rejects.toThrow(FetchFailed);
  });
});
