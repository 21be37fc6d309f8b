import type { BlockView } from '../shared/define-block.ts';
import type { VideoProps } from './definition.ts';

/** What the video is called, and where it plays. */
export function videoText({ props }: BlockView<VideoProps>): string {
  const { videolink, videoalt } = props;
  return videolink && videoalt ? `${videoalt}: ${videolink}` : videolink;
}
