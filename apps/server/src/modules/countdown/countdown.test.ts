import { GifReader } from 'omggif';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { unitLabels } from './rasterise.ts';

const PATH = '/api/v2/internal/countdown';
const START = Date.UTC(2026, 11, 24, 17);

describe('the countdown', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.now = START;
  });

  const fetchGif = async (query: Record<string, string>) => {
    const answer = await server.app.inject({ url: PATH, query });
    return { answer, gif: answer.statusCode === 200 ? new GifReader(answer.rawPayload) : null };
  };

  it('is an animated GIF for everybody, never stored, shown from anywhere', async () => {
    const { answer, gif } = await fetchGif({ eventDateTime: '2026-12-25T18:00:00', timeZone: 'Europe/Berlin' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.rawPayload.length).toBeLessThan(150 * 1024);
    expect([gif?.width, gif?.height]).toEqual([640, 165]);
  });

  it('has its labels in the language of the mail, in English where it has no letters for it', async () => {
    const moment = { eventDateTime: '2026-12-25T18:00:00Z' };
    const pictures = await Promise.all(['en', 'de', 'es', 'fr'].map((lang) => fetchGif({ ...moment, lang })));
    expect(pictures.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(pictures.map(({ answer }) => answer.rawPayload.toString('base64'))).size).toBe(4);
    for (const query of [moment, { ...moment, lang: 'ja' }, { ...moment, lang: 'qqq' }]) {
      expect((await fetchGif(query)).answer.rawPayload).toEqual(pictures[0]?.answer.rawPayload);
    }
    expect((await fetchGif({ ...moment, lang: 'German' })).answer.statusCode).toBe(400);
  });

  it.each([
    ['en', 'DAYS HOURS MINUTES SECONDS'],
    ['de', 'TAGE STUNDEN MINUTEN SEKUNDEN'],
    ['es', 'DÍAS HORAS MINUTOS SEGUNDOS'],
    ['fr', 'JOURS HEURES MINUTES SECONDES'],
    ['cs', 'DNŮ HODIN MINUT SEKUND'],
    ['fi', 'DAYS HOURS MINUTES SECONDS'],
    ['qqq', 'DAYS HOURS MINUTES SECONDS'],
  ])('calls its groups in %s as people do: %s', (lang, labels) => {
    expect(unitLabels(lang).join(' ')).toBe(labels);
  });

  it('counts 60 seconds from the moment of opening, then stands still', async () => {
    const { gif } = await fetchGif({ eventDateTime: '2026-12-25T18:00:00', timeZone: 'Europe/Berlin' });
    expect(gif?.numFrames()).toBe(60);
    expect(gif?.loopCount()).toBeNull();
    const delays = Array.from({ length: 60 }, (_, frame) => gif?.frameInfo(frame).delay);
    expect(new Set(delays)).toEqual(new Set([100]));
  });

  it('draws only what changes: the last digit, or what turns over with it', async () => {
    // 00:01:02 left: 60 is reached after two seconds and the minute turns after three.
    const { gif } = await fetchGif({ eventDateTime: '2026-12-24T17:01:02Z' });
    const widths = Array.from({ length: 4 }, (_, frame) => gif?.frameInfo(frame).width ?? 0);
    const [whole = 0, one = 0, zero, turn = 0] = widths;
    expect(whole).toBe(640);
    expect(zero).toBe(one);
    expect(one).toBeLessThan(60);
    expect(turn).toBeGreaterThan(4 * one);
  });

  it('is the same picture for two who open it in the same second, another one a second later', async () => {
    const query = { eventDateTime: '2026-12-25T18:00:00', timeZone: 'Europe/Berlin' };
    const first = await fetchGif(query);
    server.clock.now += 400;
    const second = await fetchGif({ ...query, eventDateTime: '2026-12-25T18:00:00.400' });
    server.clock.now += 1000;
    const third = await fetchGif(query);
    expect(first.answer.rawPayload.equals(second.answer.rawPayload)).toBe(true);
    expect(first.answer.rawPayload.equals(third.answer.rawPayload)).toBe(false);
  });

  it('stops at zero when the end comes within the minute, and is a still of zeros after it', async () => {
    const soon = await fetchGif({ eventDateTime: '2026-12-24T17:00:05Z' });
    expect(soon.gif?.numFrames()).toBe(6);
    const [past, longPast] = [
      await fetchGif({ eventDateTime: '2026-12-24T16:59:59Z' }),
      await fetchGif({ eventDateTime: '1999-12-31T00:00:00Z' }),
    ];
    expect(past.gif?.numFrames()).toBe(1);
    expect(past.answer.rawPayload.equals(longPast.answer.rawPayload)).toBe(true);
  });

  it('gives the days a third digit when they need it, and ends at 999', async () => {
    const far = await fetchGif({ eventDateTime: '2027-12-24T17:00:00Z' });
    const farther = await fetchGif({ eventDateTime: '2999-12-24T17:00:00Z' });
    expect(far.gif?.numFrames()).toBe(60);
    expect(farther.gif?.numFrames()).toBe(60);
  });

  test.each([
    [{}, 'eventDateTime'],
    [{ eventDateTime: 'tomorrow' }, 'eventDateTime'],
    [{ eventDateTime: '2026-02-30T10:00:00' }, 'eventDateTime'],
    [{ eventDateTime: '2026-12-25', timeZone: 'Europe/Atlantis' }, 'timeZone'],
    [{ eventDateTime: '2026-12-25', width: '5000' }, 'width'],
    [{ eventDateTime: '2026-12-25', width: '1' }, 'width'],
    [{ eventDateTime: '2026-12-25', color: 'red;"/><script>' }, 'color'],
    [{ eventDateTime: '2026-12-25', look: 'neon' }, 'look'],
  ])('of %j is 400', async (query, path) => {
    const { answer } = await fetchGif(query as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(JSON.stringify(answer.json().details)).toContain(path);
  });

  it('keeps to its colours and sizes', async () => {
    const style = { width: '320', look: 'plain', color: 'aa0000', background: '#00ff00', labels: 'false' };
    const { gif } = await fetchGif({ eventDateTime: '2026-12-25', ...style });
    expect(gif?.width).toBe(320);
    const pixels = new Uint8Array(320 * (gif?.height ?? 0) * 4);
    gif?.decodeAndBlitFrameRGBA(0, pixels);
    expect([...pixels.subarray(0, 3)]).toEqual([0, 255, 0]);
    const colors = new Set(
      Array.from({ length: pixels.length / 4 }, (_, at) => pixels.subarray(at * 4, at * 4 + 3).join()),
    );
    expect(colors).toContain('170,0,0');
  });

  it('makes one address wait that asks for ever new looks, and nobody else', async () => {
    const ask = (index: number, remoteAddress: string) =>
      server.app.inject({
        url: PATH,
        query: { eventDateTime: '2000-01-01', width: '120', color: index.toString(16).padStart(6, '0') },
        remoteAddress,
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index, '192.0.2.7')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]?.headers['retry-after']).toBe('60');
    expect((await ask(0, '192.0.2.7')).statusCode).toBe(200);
    expect((await ask(99, '192.0.2.8')).statusCode).toBe(200);
  });
});
