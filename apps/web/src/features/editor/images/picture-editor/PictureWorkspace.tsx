import { type Asset, endpoints, type ImageRecipe } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { useSessionState } from '../../core/session/use-editor-session.ts';
import { prepareImage } from '../../core/uploads/prepare-image.ts';
import { uploadImage } from '../../core/uploads/upload-image.ts';
import { drawPicture } from './draw/draw-picture.ts';
import type { LoadedPicture } from './draw/load-picture.ts';
import classes from './PictureWorkspace.module.css';
import { AdjustPanel } from './panels/AdjustPanel.tsx';
import { CropPanel } from './panels/CropPanel.tsx';
import { DrawPanel } from './panels/DrawPanel.tsx';
import { FiltersPanel } from './panels/FiltersPanel.tsx';
import { LayerList } from './panels/LayerList.tsx';
import { MaskPanel } from './panels/MaskPanel.tsx';
import { ResizePanel } from './panels/ResizePanel.tsx';
import { ShapesPanel } from './panels/ShapesPanel.tsx';
import { StickersPanel } from './panels/StickersPanel.tsx';
import { TextPanel } from './panels/TextPanel.tsx';
import { outputSize } from './recipe/new-recipe.ts';
import type { OpenedImage } from './source-image.ts';
import { PictureCanvas } from './stage/PictureCanvas.tsx';
import { ViewBar } from './stage/ViewBar.tsx';
import { TOOLS, type Tool } from './tools.ts';
import { EditingContext } from './use-editing.ts';
import { useLayerKeys } from './use-layer-keys.ts';
import { useRecipe } from './use-recipe.ts';
import { WorkspaceFoot } from './WorkspaceFoot.tsx';

interface PictureWorkspaceProps {
  readonly opened: OpenedImage;
  readonly onDirty: (dirty: boolean) => void;
  readonly onCancel: () => void;
  readonly onSaved: (asset: Asset) => void;
}

const PANELS: Readonly<Record<Tool, () => React.JSX.Element>> = {
  crop: CropPanel,
  resize: ResizePanel,
  adjust: AdjustPanel,
  filters: FiltersPanel,
  mask: MaskPanel,
  text: TextPanel,
  shapes: ShapesPanel,
  stickers: StickersPanel,
  draw: DrawPanel,
};

/** Tools at the side, the settings of the chosen one, and the picture as it becomes. */
export function PictureWorkspace({ opened, onDirty, onCancel, onSaved }: PictureWorkspaceProps) {
  const t = useT('pictures');
  const templateId = useSessionState(({ template }) => template.id);
  const { editing, dirty, plain, undo, redo } = useRecipe(opened.recipe, opened.picture, opened.ratio);
  const { recipe, picture, tool, setTool } = editing;
  const [zoom, setZoom] = useState(1);
  const [original, setOriginal] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      savePicture(recipe, picture, { templateId, name: t('fileName'), signal: new AbortController().signal }),
    onSuccess: onSaved,
    onError: () => toast.error(t('messages:imageEditFailure')),
  });
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step?.();
  };
  const Panel = PANELS[tool];
  const size = outputSize(recipe);
  return (
    <EditingContext value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo and redo; buttons do the same. */}
      <div className={classes.workspace} onKeyDown={onKeyDown}>
        <nav className={classes.rail} aria-label={t('tools')}>
          {TOOLS.map(({ id, icon: Icon }) => (
            <button
              key={id}
              type="button"
              className={classes.tool}
              aria-pressed={tool === id}
              onClick={() => setTool(id)}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              {t(`tool.${id}`)}
            </button>
          ))}
        </nav>
        <div className={classes.panel}>
          <Panel />
          <LayerList />
        </div>
        <div className={classes.picture}>
          <ViewBar
            undo={undo}
            redo={redo}
            zoom={zoom}
            setZoom={setZoom}
            original={original}
            setOriginal={setOriginal}
            unchanged={plain}
          />
          <Keys>
            <PictureCanvas zoom={zoom} original={original} />
          </Keys>
        </div>
        <WorkspaceFoot dirty={dirty} save={save} onCancel={onCancel}>
          {t('size', { width: size.width, height: size.height })}
        </WorkspaceFoot>
      </div>
    </EditingContext>
  );
}

/** The picture with its layers, which takes the keys of the selected one. */
function Keys({ children }: { readonly children: React.ReactNode }) {
  const t = useT('pictures');
  const onKeyDown = useLayerKeys();
  return (
    <fieldset className={classes.keys} aria-label={t('canvas')} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </fieldset>
  );
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('textarea, input') !== null;
}

interface SaveOptions {
  readonly templateId: string;
  /** Name of the new image; the right extension is added to it. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/**
 * Draws the picture, makes it light enough and stores it as an image of its own, with the recipe beside it. The original
 * stays. Done again after a failure it starts over; what arrived before is the same image.
 * @throws Error when one of these fails
 */
async function savePicture(
  recipe: ImageRecipe,
  picture: LoadedPicture,
  { templateId, name, signal }: SaveOptions,
): Promise<Asset> {
  const drawn = await drawPicture(recipe, picture);
  const ending = drawn.type === 'image/jpeg' ? 'jpg' : 'png';
  const file = await prepareImage(new File([drawn], `${name}.${ending}`, { type: drawn.type }), signal);
  const asset = await uploadImage(file, { templateId, folder: undefined, signal, onProgress: () => undefined });
  await call(endpoints.assets.saveRecipe, { params: { assetName: asset.savedName }, body: { recipe } }, { signal });
  return asset;
}
