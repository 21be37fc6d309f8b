import type { Asset } from '@mailwright/contract';
import { IconPhotoEdit, IconPhotoPlus, IconReplace } from '@tabler/icons-react';
import { createElement } from 'react';
import { i18n } from '../../../../../shared/i18n/i18n.ts';
import type { MenuEntry } from '../../../../../shared/ui/menu/menu-entry.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, openDialog } from '../../../core/session/editor-session.ts';
import { addToTemplate } from './add-to-template.ts';

/** Something that the menu of an image of the library offers while a template is open; null where it makes no sense. */
type ImageAction = (session: EditorSession, image: Asset) => MenuEntry | null;

const toTemplate: ImageAction = (session, image) => ({
  id: 'to-template',
  label: i18n.t('images:template.add'),
  icon: createElement(IconPhotoPlus, { size: 16 }),
  run: async () => {
    if (await addToTemplate(session, image)) toast.success(i18n.t('images:template.added'));
  },
});

const replaceEverywhere: ImageAction = (session, image) => ({
  id: 'replace',
  label: i18n.t('images:replace'),
  icon: createElement(IconReplace, { size: 16 }),
  run: () => openDialog(session, { kind: 'replace-image', image, back: session.state.getState().dialog }),
});

const edit: ImageAction = (session, image) => {
  const { dialog } = session.state.getState();
  if (dialog?.kind !== 'images') return null;
  const { target } = dialog;
  return {
    id: 'edit',
    label: i18n.t('editor:image.edit'),
    icon: createElement(IconPhotoEdit, { size: 16 }),
    run: () => openDialog(session, { kind: 'picture-editor', source: image.url, target }),
  };
};

const IMAGE_ACTIONS: readonly ImageAction[] = [edit, toTemplate, replaceEverywhere];

/** The entries of an image's menu that belong to the editor. */
export function imageActions(session: EditorSession, image: Asset): readonly MenuEntry[] {
  return [...IMAGE_ACTIONS.flatMap((action) => action(session, image) ?? []), ...sourceActions(image)];
}

/** Returns menu entries that open the page and the license of an image that was not uploaded, each in its own tab. */
function sourceActions({ source }: Pick<Asset, 'source'>): readonly MenuEntry[] {
  if (!source) return [];
  const { provider, page, license, licenseUrl } = source;
  const link = (id: string, label: string, url: string): MenuEntry[] =>
    url === '' ? [] : [{ id, label, run: () => window.open(url, '_blank', 'noopener,noreferrer') }];
  return [
    ...link('source-page', i18n.t('images:source.page', { provider }), page),
    ...link('source-license', i18n.t('images:source.license', { license }), licenseUrl),
  ];
}
