import type { ImageRecipe } from '@mailwright/contract';
import { createContext, use } from 'react';
import type { LoadedPicture } from './draw/load-picture.ts';
import type { Overlay } from './recipe/new-recipe.ts';
import type { NewOverlay } from './recipe/overlays.ts';
import type { Tool } from './tools.ts';

/** Pen of the tool for drawing by hand; its thickness in thousandths of the picture's longer side. */
export interface Pen {
  readonly color: string;
  readonly thickness: number;
}

/** The picture that is being edited, and what is done with it. */
export interface Editing {
  readonly recipe: ImageRecipe;
  readonly picture: LoadedPicture;
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  /** The layer whose settings are shown. */
  readonly selected: Overlay | null;
  readonly select: (id: string | null) => void;
  /** Width by height that the crop frame keeps; null lets both sides go free. */
  readonly ratio: number | null;
  readonly setRatio: (ratio: number | null) => void;
  /** Width by height of the picture as the mail shows it. */
  readonly ownRatio: number;
  readonly pen: Pen;
  readonly setPen: (pen: Pen) => void;
  /** Changes with the same key in a row are one step to undo. */
  readonly change: (recipe: ImageRecipe, key?: string) => void;
  readonly changeLayer: (layer: Overlay, key?: string) => void;
  readonly addLayer: (layer: NewOverlay) => void;
  readonly endStep: () => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** Only inside the picture editor. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('useEditing needs an open picture');
  return editing;
}
