import type { ImageRecipe } from '@mailwright/contract';
import { Layer } from 'konva/lib/Layer.js';
import type { KonvaEventObject } from 'konva/lib/Node.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { Transformer } from 'konva/lib/shapes/Transformer.js';
import { maskPath } from '../draw/draw-base.ts';
import { drawOverlay, isLine, overlaySize, type Stickers } from '../draw/draw-overlay.ts';
import type { Overlay, Rectangle, Size } from '../recipe/new-recipe.ts';
import { placeOverlay, replaceOverlay, scaleOverlay } from '../recipe/overlays.ts';
import type { StageView } from './stage-view.ts';

/** Everything that the stage shows. */
export interface StageScene {
  readonly recipe: ImageRecipe;
  /** The picture under the layers, of this part of it. */
  readonly base: HTMLCanvasElement | null;
  readonly frame: Rectangle;
  readonly view: StageView;
  readonly room: Size;
  readonly stickers: Stickers;
  readonly selected: string | null;
  /** Layers can be touched: not while a frame is drawn around the picture, nor while drawing by hand. */
  readonly touchable: boolean;
}

/** Callbacks for what a person does on the stage. */
export interface StageEvents {
  readonly onSelect: (id: string | null) => void;
  /** A layer is being moved, turned or resized. */
  readonly onChange: (layer: Overlay) => void;
  readonly onEnd: () => void;
  readonly onEdit: (id: string) => void;
}

export interface PictureStage {
  show(scene: StageScene): void;
  destroy(): void;
}

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const SIDES = ['middle-left', 'middle-right'];
const ALL = [...CORNERS, ...SIDES, 'top-center', 'bottom-center'];
const HANDLE_SIZE = 12;
const SNAPS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The canvas of the editor: the picture, its layers, and handles around the selected one. */
export function createPictureStage(container: HTMLDivElement, events: StageEvents, accent: string): PictureStage {
  const stage = new Stage({ container, width: 1, height: 1 });
  const picture = new Layer({ listening: false });
  const layers = new Layer();
  const handles = new Layer();
  const transformer = new Transformer({
    anchorSize: HANDLE_SIZE,
    anchorCornerRadius: HANDLE_SIZE / 2,
    anchorStroke: accent,
    borderStroke: accent,
    rotationSnaps: SNAPS,
    rotateAnchorOffset: 28,
    flipEnabled: false,
    ignoreStroke: true,
  });
  const base = new Shape({
    sceneFunc: (context) => {
      if (!scene?.base) return;
      const { x, y, width, height } = scene.frame;
      context.drawImage(scene.base, x, y, width, height);
    },
  });
  stage.add(picture, layers, handles);
  picture.add(base);
  handles.add(transformer);
  let scene: StageScene | null = null;
  const shapes = new Map<string, Shape>();
  const layerOf = (id: string) => scene?.recipe.overlays.find((layer) => layer.id === id);

  function changed(shape: Shape): void {
    const layer = layerOf(shape.id());
    if (!layer || !scene) return;
    const scaled = scaleOverlay(layer, shape.scaleX(), shape.scaleY());
    const grown = shape.scaleX() === 1 && shape.scaleY() === 1 ? layer : scaled;
    shape.scale({ x: 1, y: 1 });
    const next = placeOverlay(grown, shape.x(), shape.y(), shape.rotation());
    // What comes back from above is this; the next movement starts from it, and may come before.
    scene = { ...scene, recipe: replaceOverlay(scene.recipe, next) };
    place(shape, next);
    events.onChange(next);
  }

  function newShape(id: string): Shape {
    const shape = new Shape({
      id,
      sceneFunc: (context, self) => {
        const layer = layerOf(id);
        if (!layer || !scene) return;
        context.translate(self.width() / 2, self.height() / 2);
        drawOverlay(context._context, layer, scene.stickers);
      },
      hitFunc: (context, self) => {
        context.beginPath();
        context.rect(0, 0, self.width(), self.height());
        context.closePath();
        context.fillStrokeShape(self);
      },
      // Konva asks for a fill before it takes a shape for one that can be hit.
      fill: 'black',
    });
    shape.on('pointerdown', () => events.onSelect(id));
    shape.on('dragmove transform', () => changed(shape));
    shape.on('dragend transformend', () => events.onEnd());
    shape.on('pointerdblclick', () => events.onEdit(id));
    return shape;
  }

  stage.on('pointerdown', ({ target }: KonvaEventObject<PointerEvent>) => {
    if (target === (stage as unknown) && scene?.touchable) events.onSelect(null);
  });

  return {
    show(next) {
      scene = next;
      const { recipe, view, room, touchable } = next;
      if (stage.width() !== room.width || stage.height() !== room.height) stage.size(room);
      for (const layer of [picture, layers]) {
        layer.setAttrs({ x: view.left, y: view.top, scaleX: view.scale, scaleY: view.scale });
        layer.clipFunc(() => clipOf(next));
      }
      layers.listening(touchable);
      const gone = new Set(shapes.keys());
      recipe.overlays.forEach((layer, index) => {
        gone.delete(layer.id);
        const shape = shapes.get(layer.id) ?? newShape(layer.id);
        if (!shapes.has(layer.id)) {
          shapes.set(layer.id, shape);
          layers.add(shape);
        }
        place(shape, layer);
        shape.draggable(touchable);
        shape.zIndex(index);
      });
      for (const id of gone) {
        shapes.get(id)?.destroy();
        shapes.delete(id);
      }
      holdHandles(transformer, touchable ? next.selected : null, shapes, layerOf);
      for (const layer of [picture, layers, handles]) layer.batchDraw();
    },
    destroy: () => {
      stage.destroy();
    },
  };
}

function place(shape: Shape, layer: Overlay): void {
  const { width, height } = overlaySize(layer);
  const { x, y, rotation, opacity } = layer;
  shape.setAttrs({ x, y, rotation, opacity, width, height, offsetX: width / 2, offsetY: height / 2 });
}

function holdHandles(
  transformer: Transformer,
  id: string | null,
  shapes: ReadonlyMap<string, Shape>,
  layerOf: (id: string) => Overlay | undefined,
): void {
  const shape = id === null ? undefined : shapes.get(id);
  const layer = id === null ? undefined : layerOf(id);
  if (!shape || !layer) {
    transformer.nodes([]);
    return;
  }
  if (transformer.nodes()[0] !== shape) transformer.nodes([shape]);
  transformer.setAttrs(handlesOf(layer));
}

/** Handles that make sense for a layer: letters keep their shape, a line has a length only. */
function handlesOf(layer: Overlay): { readonly enabledAnchors: string[]; readonly keepRatio: boolean } {
  if (layer.kind === 'shape') return { enabledAnchors: isLine(layer) ? SIDES : ALL, keepRatio: false };
  return { enabledAnchors: layer.kind === 'text' ? [...CORNERS, ...SIDES] : CORNERS, keepRatio: true };
}

/** Returns the path of the visible part of the picture: its frame, or the part of it that the mask leaves. */
function clipOf({ recipe, frame }: StageScene): [Path2D] {
  const mask = maskPath(recipe, frame);
  if (mask !== null) return [mask];
  const path = new Path2D();
  path.rect(frame.x, frame.y, frame.width, frame.height);
  return [path];
}
