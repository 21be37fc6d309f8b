import { readVideoLink } from '@mailwright/contract';
import { Button, Loader, Stack, Text, TextInput } from '@mantine/core';
import { IconLibraryPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useTypedText } from '../../../../../shared/forms/use-typed-text.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { InputProps } from '../input-props.ts';
import { MissingPicture } from './MissingPicture.tsx';
import { useAfterPause } from './use-after-pause.ts';
import { usePoster } from './use-poster.ts';
import { useVideoLookup } from './use-video-lookup.ts';

/** Typing pauses this long before the video is looked up, milliseconds. */
const SETTLED = 500;

/** The address of a video; its title, picture and play button follow by themselves. */
export function VideoField(props: InputProps<'video'>) {
  const { id, field, value, disabled, propValue, onChange, onDone } = props;
  const t = useT('panels');
  const messages = useT('messages');
  const lookup = useVideoLookup(props);
  const poster = usePoster(props);
  const pause = useAfterPause(SETTLED);
  const [left, setLeft] = useState(true);
  const address = typeof value === 'string' ? value : '';

  const write = (next: string) => {
    pause.cancel();
    lookup.cancel();
    const typed = next.trim();
    if (typed !== '' && readVideoLink(typed) === null) return false;
    // The picture of another video must not stand beside this address, not even until the new one is there.
    const taken = onChange(typed, { [field.titleProp]: '', [field.thumbnailProp]: '', [field.pictureProp]: '' });
    if (taken && typed !== '') pause.start(() => lookup.start(typed));
    return taken;
  };
  const { text, refused, type } = useTypedText(address, write);
  const hasPicture = propValue(field.pictureProp) !== '';

  return (
    <Stack gap={6}>
      <TextInput
        id={id}
        size="xs"
        type="url"
        inputMode="url"
        placeholder="https://www.youtube.com/watch?v=…"
        value={text}
        disabled={disabled}
        error={refused && left && messages('videoUrlInvalid')}
        rightSection={lookup.busy && <Loader size={14} />}
        onFocus={() => setLeft(false)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setLeft(true);
          if (!lookup.busy) onDone();
        }}
      />
      {lookup.busy && (
        <Text size="xs" c="dimmed" role="status">
          {t('video.loading')}
        </Text>
      )}
      {!lookup.busy && address !== '' && !hasPicture && (
        <MissingPicture
          note={t('video.noPicture')}
          action={t('video.retry')}
          disabled={disabled}
          onMake={() => lookup.start(address)}
        />
      )}
      {address !== '' && (
        <Button
          size="xs"
          variant="default"
          disabled={disabled || lookup.busy}
          loading={poster.busy}
          leftSection={<IconLibraryPhoto size={14} />}
          onClick={poster.choose}
        >
          {t('video.choosePicture')}
        </Button>
      )}
    </Stack>
  );
}
