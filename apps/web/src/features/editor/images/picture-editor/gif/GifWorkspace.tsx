import { type Asset, endpoints } from '@mailwright/contract';
import { useElementSize } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { useSessionState } from '../../../core/session/use-editor-session.ts';
import classes from '../PictureWorkspace.module.css';
import panel from '../panels/Panel.module.css';
import { PanelHead } from '../panels/PanelHead.tsx';
import { RatioTiles } from '../panels/RatioTiles.tsx';
import { ResizePanel } from '../panels/ResizePanel.tsx';
import { turnedSize } from '../recipe/new-recipe.ts';
import type { OpenedImage } from '../source-image.ts';
import { CropFrame } from '../stage/CropFrame.tsx';
import { placeOf, viewOf } from '../stage/stage-view.ts';
import { ViewBar } from '../stage/ViewBar.tsx';
import { EditingContext } from '../use-editing.ts';
import { useRecipe } from '../use-recipe.ts';
import { WorkspaceFoot } from '../WorkspaceFoot.tsx';
import { GifFigures } from './GifFigures.tsx';
import { GifSettingsPanel } from './GifSettingsPanel.tsx';
import styles from './GifWorkspace.module.css';
import { editGif } from './gif-edit.ts';

interface GifWorkspaceProps {
  readonly opened: OpenedImage;
  readonly onDirty: (dirty: boolean) => void;
  readonly onCancel: () => void;
  readonly onSaved: (asset: Asset) => void;
}

const NO_PAN = { x: 0, y: 0 };

/** An animated GIF, which goes on moving: cropped, resized, faster or slower, lighter. The server makes it. */
export function GifWorkspace({ opened, onDirty, onCancel, onSaved }: GifWorkspaceProps) {
  const t = useT('pictures');
  const templateId = useSessionState(({ template }) => template.id);
  const { editing, dirty, undo, redo } = useRecipe(opened.recipe, opened.picture, opened.ratio);
  const { recipe } = editing;
  const [original, setOriginal] = useState(false);
  const [zoom, setZoom] = useState(1);
  const { ref, width, height } = useElementSize();
  const save = useMutation({
    async mutationFn() {
      const { asset } = await editGif(recipe, { keep: true, templateId });
      if (asset === null) throw new Error('The GIF was not kept.');
      await call(endpoints.assets.saveRecipe, { params: { assetName: asset.savedName }, body: { recipe } });
      return asset;
    },
    onSuccess: onSaved,
    onError: () => toast.error(t('messages:imageEditFailure')),
  });
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const whole = { x: 0, y: 0, ...turnedSize(recipe) };
  const view = viewOf(whole, { width, height }, zoom, NO_PAN);
  const place = placeOf(whole, view);
  return (
    <EditingContext value={editing}>
      <div className={classes.workspace} data-plain>
        <div className={classes.panel}>
          <div className={panel.panel}>
            <PanelHead title={t('gif.title')} />
            <p className={panel.caption}>{t('gif.hint')}</p>
            <GifFigures recipe={recipe} templateId={templateId} />
            <GifSettingsPanel />
            <PanelHead title={t('tool.crop')} />
            <RatioTiles />
            <ResizePanel />
          </div>
        </div>
        <div className={classes.picture}>
          <ViewBar
            undo={undo}
            redo={redo}
            zoom={zoom}
            setZoom={setZoom}
            original={original}
            setOriginal={setOriginal}
            unchanged={!dirty}
          />
          <div ref={ref} className={styles.room}>
            {width > 0 && (
              <img
                src={recipe.source.src}
                alt=""
                className={styles.gif}
                style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
              />
            )}
            {width > 0 && !original && <CropFrame view={view} />}
          </div>
        </div>
        <WorkspaceFoot dirty={dirty} save={save} onCancel={onCancel} />
      </div>
    </EditingContext>
  );
}
