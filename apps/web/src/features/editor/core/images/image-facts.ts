import { type AltTexts, endpoints, type ImageFacts, LIMITS, type WeighedImage } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { naturalSize } from './natural-size.ts';
import { storedImage } from './stored-image.ts';

/** Facts about the file at an address. */
export interface KnownImage extends WeighedImage {
  readonly height: number;
  /** Its name in the library of the person at work; null where it is not in there. */
  readonly libraryName: string | null;
  /** Alternative texts in the person's library, by language. */
  readonly alt: AltTexts;
}

/** With the images of the library, whose texts may change. */
const KEY = ['images', 'facts'] as const;

/** Milliseconds in which the addresses of one call come together. */
const GATHERING = 30;

/** An address of ours names its content, so what was once told of it stays true; only its texts are changed, by us. */
const forAddress = (address: string) => ({
  queryKey: [...KEY, address],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Query for the facts about an image; null when they cannot be had. Images of other sites have pixels but no bytes. */
export const imageFactsQuery = (address: string) =>
  queryOptions({ ...forAddress(address), queryFn: () => (storedImage(address) ? askFor(address) : measure(address)) });

/** Returns the facts about images that are known at this moment, by address. */
export function knownImages(addresses: Iterable<string>): ReadonlyMap<string, KnownImage> {
  return mapOf(
    [...addresses].map((address) => [address, queryClient.getQueryData<KnownImage>([...KEY, address]) ?? null]),
  );
}

/** Returns the facts about images, by address, and loads those that are missing; images without facts are left out. */
export async function loadImages(addresses: Iterable<string>): Promise<ReadonlyMap<string, KnownImage>> {
  return mapOf(
    await Promise.all(
      [...addresses].map(
        async (address) => [address, await queryClient.fetchQuery(imageFactsQuery(address)).catch(() => null)] as const,
      ),
    ),
  );
}

/** Takes over what an answer told, of an image that is new or was described anew. */
export function rememberImage(facts: ImageFacts): void {
  queryClient.setQueryData([...KEY, facts.url], known(facts));
}

/** Takes over the texts that an image of the library has now. */
export function describeImage(address: string, alt: AltTexts): void {
  queryClient.setQueryData<KnownImage | null>([...KEY, address], (image) => image && { ...image, alt });
}

let gathered: Map<string, PromiseWithResolvers<KnownImage | null>> | null = null;

function askFor(address: string): Promise<KnownImage | null> {
  if (!gathered || gathered.size >= LIMITS.images.factsPerCall) {
    const batch = new Map<string, PromiseWithResolvers<KnownImage | null>>();
    gathered = batch;
    window.setTimeout(() => void answer(batch), GATHERING);
  }
  const asked = gathered.get(address) ?? Promise.withResolvers<KnownImage | null>();
  gathered.set(address, asked);
  return asked.promise;
}

async function answer(batch: ReadonlyMap<string, PromiseWithResolvers<KnownImage | null>>): Promise<void> {
  if (gathered === batch) gathered = null;
  try {
    const found = await call(endpoints.images.facts, { body: { urls: [...batch.keys()] } });
    const byAddress = new Map(found.map((facts) => [facts.url, known(facts)]));
    for (const [address, { resolve }] of batch) resolve(byAddress.get(address) ?? null);
  } catch (error) {
    for (const { reject } of batch.values()) reject(error);
  }
}

function known({ width, height, size, contentType, inLibrary, savedName, alt }: ImageFacts): KnownImage {
  return { width, height, size, isGif: contentType === 'image/gif', libraryName: inLibrary ? savedName : null, alt };
}

async function measure(address: string): Promise<KnownImage | null> {
  const size = await naturalSize(address);
  return size && { ...size, size: null, isGif: false, libraryName: null, alt: {} };
}

function mapOf(entries: readonly (readonly [string, KnownImage | null])[]): ReadonlyMap<string, KnownImage> {
  return new Map(entries.filter((entry): entry is readonly [string, KnownImage] => entry[1] !== null));
}
