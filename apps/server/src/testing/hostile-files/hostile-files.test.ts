import { type Endpoint, endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEither } from '../databases.ts';
import { type OpenApiDocument, operationsOf } from '../fuzz/open-api.ts';
import { KINDS } from '../headers/header-rules.ts';
import { problemsOf } from '../headers/problems-of.ts';
import { HOSTILE_DRAWINGS } from './hostile-drawings.ts';
import { type HostilePicture, hostilePictures } from './hostile-pictures.ts';
import { framesOf, honest } from './picture-bytes.ts';
import { RECEIVING_PLACES, type ReceivingPlace, type Sender } from './receiving-places.ts';
import { NOTHING_KEPT, type ReceivingServer, startReceivingServer } from './start-sender.ts';

const { assets } = endpoints;
const PLACES = RECEIVING_PLACES.filter(({ takes }) => takes === 'pictures');
const UPLOADS = PLACES.filter(({ of }) => of === assets.upload);
/** Number of places that share the pictures: one reader judges them all, and these only show that nothing goes by it. */
const PLACES_SHARING_PICTURES = process.env.DEEP ? 1 : 4;
const TEST_TIMEOUT_MS = 120_000;

const inContract = Object.values(endpoints)
  .flatMap((area): readonly Endpoint[] => Object.values(area))
  .filter(({ upload }) => upload)
  .map(({ method, path }) => `${method} ${path}`);

describeOnEither('a hostile file', (open) => {
  let receiving: ReceivingServer;
  let pictures: readonly HostilePicture[];
  const names = new Map<Buffer, string>();

  beforeAll(async () => {
    receiving = await startReceivingServer(await open());
    pictures = [...(await hostilePictures()), ...HOSTILE_DRAWINGS];
  });
  afterAll(() => receiving.close());

  test('is sent wherever forms are taken', async () => {
    const known = RECEIVING_PLACES.map(({ of }) => `${of.method} ${of.path}`);
    expect(inContract.filter((row) => !known.includes(row))).toEqual([]);
    const document: OpenApiDocument = (await receiving.server.app.inject({ url: '/api/openapi.json' })).json();
    const documented = operationsOf(document)
      .filter(({ requestBody }) => requestBody && !('application/json' in requestBody.content))
      .map(({ method, path }) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual(inContract.toSorted());
  });

  /** Sends the picture to the place; returns what is wrong with what came of it. */
  async function problemsWith(place: ReceivingPlace, picture: HostilePicture): Promise<readonly string[]> {
    const sender = await receiving.sender();
    const answer = await place.send(sender, picture.file);
    const said = `${picture.name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    if (answer.statusCode < 400) {
      if (place.of === assets.upload)
        return keptWrongly(sender, picture).then((wrong) => wrong.map((each) => `${said}: ${each}`));
      return picture.kept || place.keeps ? [] : [said];
    }
    expect(await receiving.keptOf(sender), said).toEqual(NOTHING_KEPT);
    const { code } = answer.json();
    const told = place.keeps === 'another' ? ['UNREADABLE_IMAGE'] : (picture.told ?? []);
    return told.includes(code) ? [] : [said];
  }

  /** Returns the name that a picture is stored under. */
  async function nameOf(picture: Buffer): Promise<string | undefined> {
    const known = names.get(picture);
    if (known) return known;
    const sender = await receiving.sender();
    await UPLOADS[0]?.send(sender, picture);
    const [asset] = await sender.anna.ok(assets.listOwn, {});
    if (asset) names.set(picture, asset.savedName);
    return asset?.savedName;
  }

  /** Returns what is wrong with the one picture in the library, as anybody is served it. */
  async function keptWrongly(sender: Sender, { kept, like, without = [] }: HostilePicture): Promise<readonly string[]> {
    const [asset] = await sender.anna.ok(assets.listOwn, {});
    if (!asset || !kept) return ['it was not refused'];
    const { headers, rawPayload } = await receiving.server.app.inject({ url: asset.url });
    const strict = { 'strict-transport-security': null, 'content-type': kept };
    const wrong = [...problemsOf(headers, KINDS.picture, strict)];
    wrong.push(
      ...without.filter((bytes) => rawPayload.includes(bytes, 0, 'latin1')).map((bytes) => `${bytes} is in it`),
    );
    if (like && (await nameOf(like)) !== asset.savedName) wrong.push('it is not kept as it would be without that');
    if (kept === 'image/gif') {
      const { screen, frames } = framesOf(rawPayload);
      const [width = 0, height = 0] = screen;
      const outside = frames.filter((frame) => frame[0] + frame[2] > width || frame[1] + frame[3] > height);
      if (frames.length === 0 || outside.length > 0) wrong.push(`frames ${JSON.stringify(outside)} of ${screen}`);
    }
    return wrong;
  }

  test.each(PLACES)(
    'that is no harmless picture is refused with a reason and not kept, or made harmless: $name',
    async (place) => {
      const turn = PLACES.indexOf(place);
      const share = place.of === assets.upload ? 1 : PLACES_SHARING_PICTURES;
      const problems: string[] = [];
      for (const [index, picture] of pictures.entries()) {
        if (index % share === turn % share) problems.push(...(await problemsWith(place, picture)));
      }
      expect(problems).toEqual([]);
      const answer = await place.send(await receiving.sender(), await honest().png().toBuffer());
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    },
    TEST_TIMEOUT_MS,
  );
});
