import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Actor, type CustomField, LIMITS, type TemplateBody, templatePermission } from '@mailwright/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { SecretRepository } from '../secrets/port.ts';
import { factsOf } from '../templates/policy.ts';
import type { TemplateRecord, TemplateRepository } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import type { VersionRepository } from '../versions/port.ts';

/** Permission of a session to see a page until a time. */
const viewPass = z.object({
  /** Hash of the id of the session that the pass was made in, and with which it ends. */
  session: z.string(),
  templateId: z.string(),
  /** Milliseconds since 1970; null for the template as it is now. */
  versionDate: z.number().nullable(),
  expiresAt: z.number(),
});

export interface PageRequest {
  readonly templateId: string;
  /** Milliseconds since 1970; null for the template as it is now. */
  readonly versionDate: number | null;
  /** Person whose page session came with the request; null for none. */
  readonly visitor: Actor | null;
  /** Signed pass in the address. */
  readonly view: string | undefined;
}

export interface PageService {
  /**
   * Returns the mail's HTML, and whether everybody may see it.
   * @throws AppError `TEMPLATE_NOT_FOUND` also for people who may not see it
   */
  open(request: PageRequest): Promise<{ readonly html: string; readonly isPublic: boolean }>;
  /** Returns whether the visitor, or the holder of the pass, may see the page. */
  isVisible(request: PageRequest): Promise<boolean>;
  /** Signs a pass for the person's own use, which ends with their session. */
  pass(
    actor: Actor & { readonly session: string },
    templateId: string,
    versionDate: number | null,
  ): Promise<ViewPass & { readonly view: string }>;
}

export interface PageDeps {
  readonly templates: Pick<TemplateRepository, 'find' | 'body'>;
  readonly versions: VersionRepository;
  readonly reading: Pick<TemplateReadService, 'requirePermission'>;
  readonly secrets: SecretRepository;
  /** Returns the person whose live session has an id with this hash; null when it has ended. */
  readonly actorIn: (session: string) => Promise<Actor | null>;
  readonly work: MailWork;
  /** Returns the merge fields with their sample values. */
  readonly fields: () => Promise<readonly CustomField[]>;
  readonly now: () => number;
}

const KEY = 'view-links';

export function createPageService(deps: PageDeps): PageService {
  const { templates, versions, reading, secrets, actorIn, work, fields, now } = deps;

  async function passHolder({ view, templateId, versionDate }: PageRequest): Promise<Actor | null> {
    if (view === undefined) return null;
    const pass = readViewPass(view, await secrets.key(KEY));
    const isForThis = pass?.templateId === templateId && pass.versionDate === versionDate && pass.expiresAt > now();
    return isForThis ? actorIn(pass.session) : null;
  }

  async function isKnownTo(request: PageRequest, record: TemplateRecord): Promise<boolean> {
    const people = [request.visitor, await passHolder(request)].filter((person) => person !== null);
    return people.some((person) => templatePermission('read', person, factsOf(record, now())).allowed);
  }

  /** Returns whether everybody may see a page: a published template, or a version of one that was published. */
  async function isPublic(record: TemplateRecord, { versionDate }: PageRequest): Promise<boolean> {
    if (!isPublished(record)) return false;
    return versionDate === null || versions.wasPublic(record.id, versionDate);
  }

  async function bodyOf({ templateId, versionDate }: PageRequest): Promise<TemplateBody | null> {
    if (versionDate === null) return templates.body(templateId);
    const version = await versions.read(templateId, versionDate);
    if (!version) throw new AppError('TEMPLATE_NOT_FOUND');
    return version.body;
  }

  /** Pages that are being rendered, by their key; requests for the same page share one rendering. */
  const underWay = new Map<string, Promise<string>>();

  /** Renders a page. Visitors who are not signed in share one turn on the threads, separately for each owner of templates. */
  function page(request: PageRequest, record: TemplateRecord): Promise<string> {
    const person = request.visitor?.id ?? `visitors of ${record.ownerId}`;
    const key = [person, record.id, record.revision, request.versionDate].join(' ');
    const running = underWay.get(key) ?? make(request, record, person).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function make(request: PageRequest, info: TemplateRecord, person: string): Promise<string> {
    const body = await bodyOf(request);
    if (!body) return '';
    return (await work.run(person, 'sampleMail', { body, info, fields: await fields(), linkless: true })).html;
  }

  return {
    async open(request) {
      const record = await templates.find(request.templateId, request.visitor?.id ?? '');
      const isForAll = record !== null && (await isPublic(record, request));
      if (!record || !(isForAll || (await isKnownTo(request, record)))) throw new AppError('TEMPLATE_NOT_FOUND');
      return { html: await page(request, record), isPublic: isForAll };
    },

    async isVisible(request) {
      const record = await templates.find(request.templateId, request.visitor?.id ?? '');
      return record !== null && ((await isPublic(record, request)) || (await isKnownTo(request, record)));
    },

    async pass(actor, templateId, versionDate) {
      await reading.requirePermission(actor, templateId, versionDate === null ? 'read' : 'versions');
      const pass = { session: actor.session, templateId, versionDate, expiresAt: now() + LIMITS.viewLink.lasts };
      return { ...pass, view: writeViewPass(pass, await secrets.key(KEY)) };
    },
  };
}

/**
 * Returns whether a template is published as a mail. Modules of the system are published only to be used in mails. A published
 * mail in a hidden category is still shown at its address: the category takes it out of lists and calls, but breaks no link.
 */
function isPublished({ type, status }: TemplateRecord): boolean {
  return type === 'email' && status === 'published';
}

type ViewPass = z.infer<typeof viewPass>;

/** Returns the pass for an address: readable, and signed so that nobody else can make one. */
function writeViewPass(pass: ViewPass, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

/** Reads a pass; null when it is not signed with this key, or is of an earlier release. */
function readViewPass(text: string, key: Buffer): ViewPass | null {
  const [payload = '', signed = ''] = text.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(payload, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return viewPass.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null;
}

function signature(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
