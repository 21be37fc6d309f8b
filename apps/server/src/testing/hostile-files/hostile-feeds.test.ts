import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEither } from '../databases.ts';
import { HOSTILE_FEEDS } from './hostile-feeds.ts';
import { RECEIVING_PLACES, type ReceivingPlace } from './receiving-places.ts';
import { type ReceivingServer, startReceivingServer } from './start-sender.ts';

const HONEST = Buffer.from('id,name\n1,Cup\n');

describeOnEither('a hostile feed', (open) => {
  let receiving: ReceivingServer;

  beforeAll(async () => {
    receiving = await startReceivingServer(await open());
  });
  afterAll(() => receiving.close());

  async function told(place: ReceivingPlace, file: Buffer) {
    const sender = await receiving.sender();
    const answer = await place.send(sender, file);
    const code: string | null = answer.statusCode < 400 ? null : answer.json().code;
    return { code, body: answer.body.slice(0, 300), ...(await receiving.keptOf(sender)) };
  }

  const takingFeeds = RECEIVING_PLACES.filter(({ takes }) => takes === 'feeds');

  test.each(takingFeeds)(
    'is refused with a reason, or read as what it says: $name',
    async (place) => {
      const wrong: string[] = [];
      for (const { name, file, told: known } of HOSTILE_FEEDS) {
        const { code, body, files, products } = await told(place, file);
        const isFine =
          known.some((each) => each === code) || (code === 'PAYLOAD_TOO_LARGE' && place.keeps === 'nothing');
        if (!isFine || files.length > 0 || (code !== null && products > 0))
          wrong.push(`${name}: ${code} ${products} ${body}`);
      }
      expect(wrong).toEqual([]);
      expect((await told(place, HONEST)).code).toBeNull();
    },
    120_000,
  );
});
