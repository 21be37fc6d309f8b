import type { VideoDetails, VideoProvider } from '@mailwright/contract';

/** Video provider. */
export interface VideoSource {
  /**
   * Title and pictures of a public video.
   * @throws AppError `VIDEO_NOT_FOUND` when the provider does not show it, `UPSTREAM_FAILED` when it does not answer
   */
  details(videoId: string): Promise<VideoDetails>;
  /** Hosts its pictures come from, with the port where it is not the usual one. */
  readonly imageHosts: readonly string[];
}

export type VideoSources = Readonly<Record<VideoProvider, VideoSource>>;
