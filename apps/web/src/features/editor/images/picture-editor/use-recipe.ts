import { type ImageRecipe, LIMITS } from '@mailwright/contract';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { LoadedPicture } from './draw/load-picture.ts';
import { change, endStep, type RecipeHistory, redo, startHistory, undo } from './recipe/history.ts';
import { newRecipe } from './recipe/new-recipe.ts';
import { addOverlay, findOverlay, replaceOverlay } from './recipe/overlays.ts';
import { TOOL_OF_LAYER, type Tool } from './tools.ts';
import type { Editing, Pen } from './use-editing.ts';

interface RecipeState {
  readonly editing: Editing;
  /** Something has been changed since the picture was opened. */
  readonly dirty: boolean;
  /** It looks like its original. */
  readonly plain: boolean;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

const PEN: Pen = { color: '#2a51db', thickness: 8 };

/** The steps of a picture's recipe, and what is selected of it. */
export function useRecipe(opened: ImageRecipe, picture: LoadedPicture, ownRatio: number): RecipeState {
  const t = useT('pictures');
  const [history, setHistory] = useState<RecipeHistory>(() => startHistory(opened));
  const [tool, setTool] = useState<Tool>('crop');
  const [selectedId, select] = useState<string | null>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  const [pen, setPen] = useState(PEN);
  const { past, present, future } = history;
  const write = (recipe: ImageRecipe, key?: string) => setHistory((now) => change(now, recipe, key ?? null));
  const selected = findOverlay(present, selectedId);
  const editing: Editing = {
    recipe: present,
    picture,
    tool,
    setTool: (next) => {
      setTool(next);
      setHistory(endStep);
      if (selected && TOOL_OF_LAYER[selected.kind] !== next) select(null);
    },
    selected,
    select: (id) => {
      select(id);
      setHistory(endStep);
      const layer = findOverlay(present, id);
      if (layer) setTool(TOOL_OF_LAYER[layer.kind]);
    },
    ratio,
    setRatio,
    ownRatio,
    pen,
    setPen,
    change: write,
    changeLayer: (layer, key) =>
      setHistory((now) =>
        change(now, replaceOverlay(now.present, layer), key === undefined ? null : `${layer.id} ${key}`),
      ),
    addLayer: (layer) => {
      // More than a recipe may hold would only be refused when all is done.
      if (present.overlays.length >= LIMITS.imageRecipe.overlays) {
        toast.error(t('layers.full', { max: LIMITS.imageRecipe.overlays }));
        return;
      }
      const [recipe, id] = addOverlay(present, layer);
      write(recipe);
      select(id);
    },
    endStep: () => setHistory(endStep),
  };
  return {
    editing,
    dirty: JSON.stringify(present) !== JSON.stringify(opened),
    plain: JSON.stringify(present) === JSON.stringify(newRecipe(present.source)),
    undo: past.length > 0 ? () => setHistory(undo) : null,
    redo: future.length > 0 ? () => setHistory(redo) : null,
  };
}
