import { endpoints, ICON_CATEGORIES, ICON_STYLES, type Icon, type IconGroup } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import { DATA_CSP } from '../../http/security-headers.ts';
import type { ModuleContext } from '../../module-context.ts';
import { presentAsset } from '../assets/present.ts';
import { previewPng, previewSvg } from './draw-icon.ts';
import { licenseText } from './licenses/license-text.ts';
import type { FoundIcon } from './port.ts';
import { createIconService } from './service.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Mounts the calls for icons, which are read from the file that the build made, whatever the main database is. */
export function mountIcons({ mount, icons, assets }: ModuleContext): void {
  const service = createIconService({ icons, assets });

  mount(endpoints.icons.search, async ({ query }) => {
    return answer(
      200,
      service.search(query).map((icon) => presentIcon(icon, query.vector)),
    );
  });

  mount(endpoints.icons.categories, async () => answer(200, groups(ICON_CATEGORIES)));

  mount(endpoints.icons.styles, async () => answer(200, groups(ICON_STYLES)));

  mount(endpoints.icons.preview, async ({ params, reply, consume }) => {
    const [name = '', kind] = params.name.split('.');
    const icon = service.find(params.set, name);
    if (kind === 'png') await consume();
    const picture = kind === 'png' ? await previewPng(icon) : previewSvg(icon);
    pictureHeaders(reply, kind === 'png' ? 'image/png' : 'image/svg+xml', FOREVER);
    return answer(200, picture);
  });

  mount(endpoints.icons.draw, async ({ caller, params, body }) => {
    const actor = actorOf(caller);
    const { color, size } = body;
    const image = presentAsset(await service.draw(actor, params.id, body), actor.id);
    return answer(201, { ...image, icon: { id: params.id, color, size } });
  });

  mount(endpoints.icons.licenses, async ({ reply }) => {
    reply.type('text/plain; charset=utf-8').header('Content-Security-Policy', DATA_CSP);
    return answer(200, await licenseText(icons.ask((file) => file.sets())));
  });
}

function groups(names: Readonly<Record<string, string>>): IconGroup[] {
  return Object.entries(names).map(([identifier, name]) => ({ name, identifier }));
}

/**
 * Returns an icon as a search answers it; the address changes with the release of its set, so that it can be cached forever.
 */
function presentIcon({ set, name, release, colorable, trademark }: FoundIcon, vector: boolean): Icon {
  const file = `${name}.${vector ? 'svg' : 'png'}`;
  return {
    id: `${set}:${name}`,
    url: `/api/v2/icons/preview/${set}/${file}?v=${encodeURIComponent(release)}`,
    description: name.replaceAll('-', ' '),
    colorable,
    trademark,
  };
}
