import type { Asset } from '@mailwright/contract';
import { LibraryPanel } from '../../../../../shared/images/library/LibraryPanel.tsx';
import type { ImageTabProps } from '../../../core/images/chosen-image.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { chosenAsset } from '../../content/chosen-asset.ts';
import { useDialogPlace } from '../dialog-place.ts';
import { addToTemplate } from './add-to-template.ts';
import { imageActions } from './image-actions.ts';

/** The images of the person's library. One that is chosen is among those of the template from then on. */
export function GlobalTab({ query, onChoose }: ImageTabProps) {
  const session = useEditorSession();
  const { current, folder, openFolder } = useDialogPlace();
  const choose = (image: Asset) => {
    onChoose(chosenAsset(image));
    void addToTemplate(session, image);
  };
  return (
    <LibraryPanel
      query={query}
      folder={folder}
      onFolder={openFolder}
      language={session.editor.getState().document.settings.lang}
      current={current}
      onChoose={choose}
      actions={(image) => imageActions(session, image)}
    />
  );
}
