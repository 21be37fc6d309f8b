import type { Actor, MergeRequest, VideoDetails, VideoProvider } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { FetchRefused, type GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { VideoSources } from '../../integrations/video/port.ts';
import { mergePictures, withoutBars } from '../../pictures/merge-pictures.ts';
import { assetPath } from '../assets/asset-address.ts';
import type { AssetService } from '../assets/service.ts';
import { playButtonOf, playButtonPng } from './play-buttons.ts';

export interface VideoService {
  details(provider: VideoProvider, videoId: string): Promise<VideoDetails>;
  /** Lays one picture over another; returns the path of the result, which belongs to the template. */
  merge(actor: Actor, request: MergeRequest): Promise<string>;
}

export interface VideoServiceDeps {
  readonly videos: VideoSources;
  readonly fetch: GuardedFetch;
  readonly assets: Pick<AssetService, 'open' | 'store'>;
  /** Addresses under which this server's own pictures may be named, besides their bare path. */
  readonly ownAddresses: readonly string[];
  /** Throws when the caller may not do this with the template. */
  readonly requireTemplate: (actor: Actor, templateId: string, action: 'edit') => Promise<void>;
}

const OWN_ASSET = /^\/api\/v2\/assets\/user\/([\w-]+)\/asset\/([\w.-]+)$/;

const LIMITS = { maxBytes: 10 * 1024 * 1024, timeout: 8000 } as const;

export function createVideoService(deps: VideoServiceDeps): VideoService {
  const { videos, fetch, assets, ownAddresses, requireTemplate } = deps;
  const imageHosts = Object.values(videos).flatMap((source) => source.imageHosts);

  async function picture(actor: Actor, address: string, field: string): Promise<Uint8Array> {
    const own = ownAddresses.find((base) => base !== '' && address.startsWith(`${base}/`)) ?? '';
    const path = address.slice(own.length);
    const playButton = playButtonOf(path);
    if (playButton) return playButtonPng(playButton);
    const [, ownerId, name] = OWN_ASSET.exec(path) ?? [];
    if (ownerId === undefined || name === undefined) return fetchPicture(address, field);
    // What others uploaded is theirs, even where its address is known.
    const file = ownerId === actor.id ? await assets.open(ownerId, name) : null;
    if (!file) throw new AppError('ASSET_NOT_FOUND');
    return file.content;
  }

  async function fetchPicture(address: string, field: string): Promise<Buffer> {
    const answer = await fetch(address, { ...LIMITS, hosts: imageHosts }).catch((cause: unknown) => {
      if (!(cause instanceof FetchRefused)) throw new AppError('UPSTREAM_FAILED', { cause });
      const details = [{ path: field, message: 'Use one of your images or an image from the video provider.' }];
      throw new AppError('VALIDATION_FAILED', { details, cause });
    });
    if (answer.status !== 200 || !answer.contentType.startsWith('image/')) {
      throw new AppError('UPSTREAM_FAILED', { cause: `${address} answered ${answer.status} ${answer.contentType}` });
    }
    return withoutBars(answer.content).catch((cause: unknown) => {
      throw new AppError('UNREADABLE_IMAGE', { cause });
    });
  }

  return {
    details: (provider, videoId) => videos[provider].details(videoId),

    async merge(actor, { backImageUrl, frontImageUrl, templateId }) {
      await requireTemplate(actor, templateId, 'edit');
      const [back, front] = await Promise.all([
        picture(actor, backImageUrl, 'backImageUrl'),
        picture(actor, frontImageUrl, 'frontImageUrl'),
      ]);
      const content = await mergePictures(back, front);
      const place = { templateId, folder: null, inLibrary: false };
      const asset = await assets.store(actor, { originalName: 'video.jpg', content, ...place });
      return assetPath(asset.ownerId, asset.savedName);
    },
  };
}
