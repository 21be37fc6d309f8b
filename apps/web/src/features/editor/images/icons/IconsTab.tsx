import { useState } from 'react';
import type { ImageTabProps } from '../../core/images/chosen-image.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { iconPlace } from '../content/icon-place.ts';
import { IconSearch } from './IconSearch.tsx';

/** The icons of the library, for the icon of the selected block. */
export function IconsTab({ query, onChoose }: ImageTabProps) {
  const session = useEditorSession();
  const [place] = useState(() => iconPlace(session));
  return <IconSearch query={query} place={place} onChoose={onChoose} />;
}
