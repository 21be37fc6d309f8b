import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';

interface LayerNameProps {
  readonly name: string;
  /** '' gives the layer its block's name back; null leaves everything as it was. */
  readonly onDone: (name: string | null) => void;
}

/** The name of a layer as a text to edit. Enter and leaving it keep it, Escape does not. */
export function LayerName({ name, onDone }: LayerNameProps) {
  const t = useT('panels');
  const [typed, setTyped] = useState(name);
  const ended = useRef(false);
  // Taking the input away blurs it, which must not end the renaming a second time.
  const end = (result: string | null) => {
    if (!ended.current) onDone(result);
    ended.current = true;
  };
  return (
    <TextInput
      size="xs"
      aria-label={t('layers.name')}
      autoFocus
      value={typed}
      maxLength={200}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => end(typed)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(typed);
        if (event.key === 'Escape') end(null);
      }}
    />
  );
}
