import type { Readable } from 'node:stream';
import { type Actor, type CustomField, LIMITS, type ProfileChoice, type TemplateBody } from '@mailwright/contract';
import type { LoadImage, MailBrowser } from '../../integrations/browser/port.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { CurrentProducts } from '../products/current-products.ts';
import type { TemplateRecord } from '../templates/port.ts';
import { EMPTY_BODY } from '../templates/present.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import { isAsStored } from '../templates/update/written-body.ts';
import type { ExportedMail } from './exported-mail.ts';
import { zipMail } from './zip-mail.ts';

/** A file made of a template that the person may read. */
export interface ExportService {
  html(actor: Actor, id: string, profile: ProfileChoice): Promise<ExportedFile>;
  /** The mail and its images. */
  zip(actor: Actor, id: string, profile: ProfileChoice): Promise<ExportedFile>;
  text(actor: Actor, id: string, profile: ProfileChoice): Promise<ExportedFile>;
  /** As a program sends it. */
  mail(actor: Actor, id: string, profile: ProfileChoice): Promise<ExportedMail>;
  /** Given up when the signal says that nobody waits for it any more. */
  pdf(actor: Actor, id: string, width: number | undefined, signal: AbortSignal): Promise<ExportedFile>;
  image(actor: Actor, id: string, look: PictureLook, signal: AbortSignal): Promise<ExportedFile>;
}

interface PictureLook {
  /** As wide as the mail where it is not said. */
  readonly width?: number | undefined;
  readonly format: 'png' | 'jpeg';
}

export interface ExportedFile {
  readonly name: string;
  readonly ending: 'html' | 'zip' | 'txt' | 'pdf' | 'png' | 'jpg';
  readonly content: Buffer | string | Readable;
}

export interface ExportDeps {
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly browser: MailBrowser;
  readonly work: MailWork;
  readonly currentProducts: CurrentProducts;
  /** Merge fields with the values that stand in for them. */
  readonly fields: () => Promise<readonly CustomField[]>;
  /** The pictures of one mail. */
  readonly imagesOf: () => LoadImage;
}

/** A page of A4 in CSS pixels. */
const PAPER_WIDTH = 794;

export function createExportService(deps: ExportDeps): ExportService {
  const { reading, browser, work, currentProducts, fields, imagesOf } = deps;

  async function open(actor: Actor, id: string): Promise<{ record: TemplateRecord; body: TemplateBody }> {
    const { record, body } = await reading.read(actor, id);
    return { record, body: await currentProducts(actor, body ?? { ...EMPTY_BODY, components: {} }, record) };
  }

  /** With sample values: a picture is for people. */
  async function drawable(actor: Actor, id: string) {
    const { record, body } = await open(actor, id);
    const { html } = await work.run(actor.id, 'sampleMail', { body, info: record, fields: await fields() });
    return { name: record.name, page: { html, loadImage: imagesOf() } };
  }

  async function htmlFor(actor: Actor, profile: ProfileChoice, body: TemplateBody, info: TemplateRecord) {
    if (isAsStored(body, profile)) return body.html;
    return (await work.run(actor.id, 'writtenBody', { body, info, profile })).html;
  }

  return {
    async html(actor, id, profile) {
      const { record, body } = await open(actor, id);
      return { name: record.name, ending: 'html', content: await htmlFor(actor, profile, body, record) };
    },

    async zip(actor, id, profile) {
      const { record, body } = await open(actor, id);
      const load = imagesOf();
      const html = await htmlFor(actor, profile, body, record);
      const zip = await zipMail(html, async (address) => (isOfTheMoment(address) ? null : load(address)));
      return { name: record.name, ending: 'zip', content: zip };
    },

    async text(actor, id, profile) {
      const { record, body } = await open(actor, id);
      const { text } = await work.run(actor.id, 'writtenMail', { body, info: record, profile, subject: '' });
      return { name: record.name, ending: 'txt', content: text };
    },

    async mail(actor, id, profile) {
      const { record, body } = await open(actor, id);
      return work.run(actor.id, 'exportedMail', { body, info: record, profile });
    },

    async pdf(actor, id, width = PAPER_WIDTH, signal) {
      const { name, page } = await drawable(actor, id);
      return { name, ending: 'pdf', content: await browser.pdf({ ...page, width, signal }) };
    },

    async image(actor, id, { width = LIMITS.export.desktopWidth.default, format }, signal) {
      const { name, page } = await drawable(actor, id);
      const device = width > LIMITS.export.mobileWidth.max ? 'desktop' : 'mobile';
      const content = await browser.picture({ ...page, width, format, signal });
      return { name: `${name} ${device} ${width}`, ending: format === 'png' ? 'png' : 'jpg', content };
    },
  };
}

/** Countdowns and live products: as a file each would stand still for good. */
function isOfTheMoment(address: string): boolean {
  return /\/api\/v2\/internal\/(?:countdown|product)\b/.test(address);
}
