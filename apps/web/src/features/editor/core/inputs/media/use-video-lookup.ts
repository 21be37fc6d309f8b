import { endpoints, readVideoLink, videoThumbnail } from '@mailwright/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import type { InputProps } from '../input-props.ts';
import { optionAddress, useMergePictures } from './use-merge-pictures.ts';

interface VideoLookup {
  readonly busy: boolean;
  /** Fetches title and picture of the video at this address and fills the other props with them. */
  readonly start: (address: string) => void;
  readonly cancel: () => void;
}

export function useVideoLookup(props: InputProps<'video'>): VideoLookup {
  const { field, propValue, onChange, onDone } = props;
  const merge = useMergePictures();
  const [busy, setBusy] = useState(false);
  const running = useRef(0);

  const start = async (address: string) => {
    const video = readVideoLink(address);
    if (!video) return;
    running.current += 1;
    const turn = running.current;
    // A later address, or an undo, makes this answer one to a question nobody asks any more.
    const wanted = () => turn === running.current && propValue() === address;
    setBusy(true);
    try {
      const details = await call(endpoints.video.details, { query: video });
      const thumbnail = videoThumbnail(details);
      const overlay = String(propValue(field.overlay.prop) ?? '');
      const picture = await merge(thumbnail, optionAddress(field.overlay.address, overlay));
      if (!wanted()) return;
      const filled = { [field.titleProp]: details.title.slice(0, 1000), [field.thumbnailProp]: thumbnail };
      onChange(address, { ...filled, [field.pictureProp]: picture });
      onDone();
    } catch (error) {
      if (wanted()) toast.error(errorSentence(error));
    } finally {
      if (turn === running.current) setBusy(false);
    }
  };
  return {
    busy,
    start: (address) => void start(address),
    cancel: () => {
      running.current += 1;
      setBusy(false);
    },
  };
}
