import type { Readable } from 'node:stream';
import {
  type Actor,
  type CustomField,
  type FindingInfo,
  isBasicLayout,
  LIMITS,
  mailProfile,
  type ProfileChoice,
  type TemplateBody,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { LoadImage, MailBrowser } from '../../integrations/browser/port.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { CurrentProducts } from '../products/current-products.ts';
import type { TemplateRecord } from '../templates/port.ts';
import { EMPTY_BODY } from '../templates/present.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import type { ExportedMail } from './exported-mail.ts';
import type { ExportedMjml } from './exported-mjml.ts';
import { zipMail } from './zip-mail.ts';

/** Makes files of templates that the person may read. */
export interface ExportService {
  html(actor: Actor, id: string, wanted: WantedProfile): Promise<ExportedFile>;
  /** Returns the mail and its images as an archive. */
  zip(actor: Actor, id: string, wanted: WantedProfile): Promise<ExportedFile>;
  text(actor: Actor, id: string, wanted: WantedProfile): Promise<ExportedFile>;
  /** Returns the mail as a program sends it. */
  mail(actor: Actor, id: string, wanted: WantedProfile): Promise<ExportedMail>;
  /** Returns the mail written in MJML. */
  mjml(actor: Actor, id: string, wanted: WantedProfile): Promise<ExportedMjml>;
  /** Returns the mail as a PDF; stops when the signal is aborted because nobody waits for it any more. */
  pdf(actor: Actor, id: string, width: number | undefined, signal: AbortSignal): Promise<ExportedFile>;
  image(actor: Actor, id: string, look: PictureLook, signal: AbortSignal): Promise<ExportedFile>;
}

/** Sending system that a file is written for: `asked` if given, else the system of the template, else `own`, the person's. */
interface WantedProfile {
  readonly asked?: ProfileChoice | undefined;
  readonly own: ProfileChoice;
}

interface PictureLook {
  /** Width, CSS pixels; defaults to a desktop width. */
  readonly width?: number | undefined;
  readonly format: 'png' | 'jpeg';
}

export interface ExportedFile {
  readonly name: string;
  readonly ending: 'html' | 'zip' | 'txt' | 'pdf' | 'png' | 'jpg';
  readonly content: Buffer | string | Readable;
  /** Parts of the mail that the syntax of the sending system cannot express. */
  readonly unsupported?: readonly FindingInfo[];
  /** Addresses of images that could not be loaded. */
  readonly missingImages?: readonly string[];
}

export interface ExportDeps {
  readonly reading: Pick<TemplateReadService, 'read'>;
  readonly browser: MailBrowser;
  readonly work: MailWork;
  readonly currentProducts: CurrentProducts;
  /** Returns the merge fields with their sample values. */
  readonly fields: () => Promise<readonly CustomField[]>;
  /** Returns a loader for the pictures of one mail. */
  readonly imagesOf: () => LoadImage;
}

/** Width of an A4 page, CSS pixels. */
const PAPER_WIDTH = 794;

export function createExportService(deps: ExportDeps): ExportService {
  const { reading, browser, work, currentProducts, fields, imagesOf } = deps;

  async function open(actor: Actor, id: string): Promise<{ record: TemplateRecord; body: TemplateBody }> {
    const { record, body } = await reading.read(actor, id);
    return { record, body: await currentProducts(actor, body ?? { ...EMPTY_BODY, components: {} }, record) };
  }

  /** Returns the template, and the task that writes its mail for a sending system. */
  async function openFor(actor: Actor, id: string, { asked, own }: WantedProfile) {
    const { record, body } = await open(actor, id);
    return { record, task: { body, info: record, profile: asked ?? mailProfile(record, own) } };
  }

  /** Draws the mail with sample values, because people look at the picture. */
  async function drawn(
    actor: Actor,
    id: string,
    draw: (page: { readonly html: string; readonly loadImage: LoadImage }) => Promise<Buffer>,
  ) {
    const { record, body } = await open(actor, id);
    const { html } = await work.run(actor.id, 'sampleMail', { body, info: record, fields: await fields() });
    const images = watchImages(imagesOf());
    const content = await draw({ html, loadImage: images.load });
    images.requireStorage();
    return { name: record.name, content, missingImages: images.missing() };
  }

  return {
    async html(actor, id, wanted) {
      const { record, task } = await openFor(actor, id, wanted);
      return { name: record.name, ending: 'html', ...(await work.run(actor.id, 'exportedHtml', task)) };
    },

    async zip(actor, id, wanted) {
      const { record, task } = await openFor(actor, id, wanted);
      const { content: html, unsupported } = await work.run(actor.id, 'exportedHtml', task);
      const images = watchImages(imagesOf());
      const zip = await zipMail(html, async (address) => (isOfTheMoment(address) ? null : images.load(address)));
      images.requireStorage();
      return { name: record.name, ending: 'zip', content: zip, unsupported, missingImages: images.missing() };
    },

    async text(actor, id, wanted) {
      const { record, task } = await openFor(actor, id, wanted);
      return { name: record.name, ending: 'txt', ...(await work.run(actor.id, 'exportedText', task)) };
    },

    async mail(actor, id, wanted) {
      const { record, task } = await openFor(actor, id, wanted);
      return work.run(actor.id, 'exportedMail', { ...task, isLayout: isBasicLayout(record) });
    },

    async mjml(actor, id, wanted) {
      const { task } = await openFor(actor, id, wanted);
      return work.run(actor.id, 'exportedMjml', task);
    },

    async pdf(actor, id, width = PAPER_WIDTH, signal) {
      return { ending: 'pdf', ...(await drawn(actor, id, (page) => browser.pdf({ ...page, width, signal }))) };
    },

    async image(actor, id, { width = LIMITS.export.desktopWidth.default, format }, signal) {
      const { name, ...file } = await drawn(actor, id, (page) => browser.picture({ ...page, width, format, signal }));
      const device = width > LIMITS.export.mobileWidth.max ? 'desktop' : 'mobile';
      return { ...file, name: `${name} ${device} ${width}`, ending: format === 'png' ? 'png' : 'jpg' };
    },
  };
}

/** Returns whether an address is of a countdown or a live product: as a file, it would never change again. */
function isOfTheMoment(address: string): boolean {
  return /\/api\/v2\/internal\/(?:countdown|product)\b/.test(address);
}

/** Loader of one mail's pictures, which remembers those that could not be loaded. */
interface WatchedImages {
  readonly load: LoadImage;
  /** Returns the addresses that could not be loaded, each once. */
  readonly missing: () => string[];
  /**
   * Throws when a picture could not be read because of the storage.
   * @throws AppError `STORAGE_UNAVAILABLE`
   */
  readonly requireStorage: () => void;
}

/** Returns a loader that remembers which pictures failed: the mail is drawn without them. */
function watchImages(load: LoadImage): WatchedImages {
  const missing = new Set<string>();
  let outage: AppError | null = null;
  return {
    async load(address) {
      try {
        const image = await load(address);
        if (!image) missing.add(address);
        return image;
      } catch (error) {
        missing.add(address);
        if (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE') outage = error;
        return null;
      }
    },
    missing: () => [...missing],
    requireStorage() {
      if (outage) throw outage;
    },
  };
}
