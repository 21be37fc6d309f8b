import { type Asset, endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import type { TestClient } from './test-client.ts';

/** A picture of one color in somebody's library; the color tells it from others. */
export async function uploadImage(who: TestClient, name: string, background: string): Promise<Asset> {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files[]', new Blob([new Uint8Array(picture)]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await who.send({
    method: 'POST',
    url: endpoints.assets.upload.path,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json()[0];
}
