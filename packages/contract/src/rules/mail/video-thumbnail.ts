import type { VideoDetails } from '../../entities/video.ts';

/** The picture of a video that is used: the standard one of YouTube, the third size of Vimeo; '' when there is none. */
export function videoThumbnail({ thumbnails }: VideoDetails): string {
  return 'standard' in thumbnails ? thumbnails.standard.url : (thumbnails.sizes[2]?.link ?? '');
}
