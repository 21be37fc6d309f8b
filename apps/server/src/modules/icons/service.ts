import type { Actor, IconDrawing, IconQuery } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { AssetRecord } from '../assets/port.ts';
import type { AssetService } from '../assets/service.ts';
import { drawIcon } from './draw-icon.ts';
import type { IconLibrary } from './icon-library.ts';
import { iconWords } from './icon-words.ts';
import type { FoundIcon, IconDrawingSource } from './port.ts';

export interface IconService {
  search(query: IconQuery): readonly FoundIcon[];
  /**
   * Returns an icon with its drawing.
   * @throws AppError `ICON_NOT_FOUND`
   */
  find(set: string, name: string): IconDrawingSource;
  /** Draws an icon and stores the image: with the named template, or else in the library. */
  draw(actor: Actor, id: string, drawing: IconDrawing): Promise<AssetRecord>;
}

export interface IconServiceDeps {
  readonly icons: IconLibrary;
  readonly assets: Pick<AssetService, 'store'>;
}

export function createIconService({ icons, assets }: IconServiceDeps): IconService {
  function find(set: string, name: string): IconDrawingSource {
    const icon = icons.ask((file) => file.find(set, name));
    if (!icon) throw new AppError('ICON_NOT_FOUND');
    return icon;
  }

  return {
    search({ query, category = null, style = null, offset, count, premium }) {
      const words = iconWords(query);
      // None of them costs anything; and signs that are in no name find nothing, rather than everything.
      if (premium || (words.length === 0 && query.trim() !== '')) return [];
      return icons.ask((file) => file.search({ words, category, style, offset, count }));
    },

    find,

    async draw(actor, id, { color, size, templateId = null }) {
      const [set = '', name = ''] = id.split(':');
      const content = await drawIcon(find(set, name), size, color);
      const place = { templateId, folder: null, inLibrary: templateId === null };
      return assets.store(actor, { originalName: `${name}.png`, content, ...place });
    },
  };
}
