import { blockRegistry } from '@mailwright/blocks';
import type { CustomField, TemplateBody } from '@mailwright/contract';
import { definitionOf, PAGE_WRAPPER_TYPE, readDocument } from '@mailwright/document';
import { newId } from '../../db/new-id.ts';
import type { LoadImage, MailBrowser } from '../../integrations/browser/port.ts';
import type { TurnWatch } from '../../metrics/work-metrics.ts';
import { cutEdges, type PictureEdges } from '../../pictures/cut-edges.ts';
import { shrinkPicture } from '../../pictures/shrink-picture.ts';
import type { ModuleRepository } from '../custom-modules/port.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { TemplateRepository } from '../templates/port.ts';
import type { ThumbnailClaim, ThumbnailRepository } from './port.ts';

export interface ThumbnailDeps {
  readonly thumbnails: ThumbnailRepository;
  readonly templates: Pick<TemplateRepository, 'find' | 'body'>;
  readonly customModules: Pick<ModuleRepository, 'bodies'>;
  readonly browser: MailBrowser;
  readonly work: MailWork;
  readonly fields: () => Promise<readonly CustomField[]>;
  readonly imagesOf: () => LoadImage;
  readonly now: () => number;
  readonly turns: TurnWatch;
}

/**
 * Size at which a mail is drawn, as cards lay it out, and width of the stored picture, twice the width cards show; CSS pixels.
 */
const DRAWN = { width: 800, maxHeight: 1000 } as const;

const KEPT_WIDTH = 560;

/** Longest time for one picture before another server may try, milliseconds. */
const LEASE = 120_000;

/** Pause after the first failure, doubled after each further one up to a day, milliseconds. */
const FIRST_REST = 60_000;

const DAY = 86_400_000;

/** Makes the picture that is due most, if any; false when there was nothing to do. */
export async function drawDueThumbnail(deps: ThumbnailDeps): Promise<boolean> {
  const { thumbnails, now, turns } = deps;
  const claim = await thumbnails.claim(now(), now() + LEASE);
  if (!claim) return false;
  try {
    await turns.turn(async () => {
      const picture = await draw(deps, claim);
      if (picture && !(await thumbnails.store(claim, { key: newId(), content: picture }))) turns.lost();
    });
  } catch {
    // Whatever is wrong with this mail, the others get their pictures, and cards draw it themselves.
    await thumbnails.giveUp(claim, now() + Math.min(DAY, FIRST_REST * 2 ** claim.tries));
  }
  return true;
}

async function draw(deps: ThumbnailDeps, { templateId }: ThumbnailClaim): Promise<Buffer | null> {
  const { templates, customModules, browser, work, fields, imagesOf } = deps;
  const record = await templates.find(templateId, '');
  // A module is what mails get of it: its latest version.
  const body =
    record?.type === 'email_cb'
      ? (await customModules.bodies([templateId])).get(templateId)
      : await templates.body(templateId);
  if (!record || !body) return null;
  const { html } = await work.run(record.ownerId, 'sampleMail', { body, info: record, fields: await fields() });
  const picture = await browser.picture({ html, ...DRAWN, format: 'png', loadImage: imagesOf() });
  const shown = record.type === 'email_cb' ? await cutEdges(picture, aroundModule(body, DRAWN.width)) : picture;
  return shrinkPicture(shown, KEPT_WIDTH, 80);
}

/**
 * Returns the widths of the background that a picture of this width shows around a module: beside, above and under the mail's
 * own column.
 */
export function aroundModule({ components }: Pick<TemplateBody, 'components'>, width: number): PictureEdges {
  const { nodes, settings } = readDocument(components, blockRegistry).document;
  const wrapper = nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  const defaults = wrapper && definitionOf(wrapper.type, blockRegistry)?.styleDefaults?.(wrapper, settings);
  const { paddingTop: top = 0, paddingBottom: bottom = 0 } = { ...defaults, ...wrapper?.style };
  const side = Math.max(0, Math.floor((width - settings.width) / 2));
  return { left: side, right: side, top, bottom };
}
