import { useState } from 'react';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { openDialog } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import type { InputProps } from '../input-props.ts';
import { optionAddress, useMergePictures } from './use-merge-pictures.ts';

interface Poster {
  readonly busy: boolean;
  /** Opens the image dialog; the picture that is chosen gets the play button and takes the place of the provider's. */
  readonly choose: () => void;
}

/** A picture of one's own for a video. */
export function usePoster({ field, propValue, onChange, onDone }: InputProps<'video'>): Poster {
  const session = useEditorSession();
  const merge = useMergePictures();
  const [busy, setBusy] = useState(false);
  const take = async (poster: string) => {
    const address = propValue() ?? '';
    setBusy(true);
    try {
      const overlay = String(propValue(field.overlay.prop) ?? '');
      const picture = await merge(poster, optionAddress(field.overlay.address, overlay));
      // Another video may have taken the place of this one while the server was at work.
      if (propValue() === address) onChange(address, { [field.thumbnailProp]: poster, [field.pictureProp]: picture });
      onDone();
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = () =>
    openDialog(session, {
      kind: 'images',
      target: {
        current: String(propValue(field.thumbnailProp) ?? ''),
        apply: ({ src }) => {
          onDone();
          void take(src);
          return true;
        },
      },
    });
  return { busy, choose };
}
