import { useState } from 'react';
import { IconSearch } from '../../../inputs/icons/IconSearch.tsx';
import type { ImageTabProps } from '../../../session/images/chosen-image.ts';
import { iconPlace } from '../../../session/images/icon-place.ts';
import { useEditorSession } from '../../../session/use-editor-session.ts';

/** The icons of the library, for the icon of the selected block. */
export function IconsTab({ query, onChoose }: ImageTabProps) {
  const session = useEditorSession();
  const [place] = useState(() => iconPlace(session));
  return <IconSearch query={query} place={place} onChoose={onChoose} />;
}
