import { blockRegistry } from '@mailwright/blocks';
import type { TemplateBody, TemplateStatus } from '@mailwright/contract';
import { type EmailDocument, fromSeed, type NodeSeed, writeDocument } from '@mailwright/document';
import { newId } from '../db/new-id.ts';
import { assetPath } from '../modules/assets/asset-address.ts';
import { createTemplateRepository } from '../modules/templates/repository.ts';
import { prepareBody } from '../modules/versions/prepare-body.ts';
import { type MailSeed, PICTURE_SCHEME } from './content/mail-seed.ts';
import type { SeedContext } from './seed-step.ts';
import { LIBRARIAN_ID } from './steps/library-owner.ts';
import { storedPicture } from './steps/pictures.ts';

export interface StoredMail {
  readonly ownerId: string;
  readonly isSystem: boolean;
  readonly status: TemplateStatus;
  readonly categoryIds: readonly string[];
  /** Milliseconds before now it was made. */
  readonly age?: number;
}

/** Stores a mail of the seed as a template. */
export async function storeMail(context: SeedContext, mail: MailSeed, as: StoredMail): Promise<void> {
  const { age = 0, ...place } = as;
  await createTemplateRepository(context.database).create({
    ...place,
    id: newId(),
    type: 'email',
    name: mail.name,
    description: mail.description,
    tags: mail.tags,
    preheader: mail.preheader,
    purpose: mail.purpose ?? 'marketing',
    now: context.now - age,
    body: await prepareBody(await composeMail(context, mail)),
  });
}

/** The body of a mail of the seed, rendered by the renderer that every save goes through. */
export async function composeMail({ compose }: SeedContext, mail: MailSeed): Promise<TemplateBody> {
  const document: EmailDocument = {
    formatVersion: 1,
    settings: mail.settings,
    nodes: [fromSeed(await withPictures(mail.wrapper), blockRegistry)],
  };
  return compose({ components: { ...writeDocument(document) } }, null, mail);
}

/** Puts the stored pictures' addresses in place of their names. */
async function withPictures(seed: NodeSeed): Promise<NodeSeed> {
  const picture = await pictureNamed(seed.props.src);
  const background = await pictureNamed(seed.style.backgroundImage);
  return {
    ...seed,
    ...(picture && {
      props: {
        ...seed.props,
        src: picture.address,
        ...('naturalWidth' in seed.props && { naturalWidth: picture.width }),
      },
    }),
    ...(background && { style: { ...seed.style, backgroundImage: background.address } }),
    ...(seed.children && { children: await Promise.all(seed.children.map(withPictures)) }),
  };
}

/** The stored picture that a source names; null where it names none. */
async function pictureNamed(source: unknown): Promise<{ readonly address: string; readonly width: number } | null> {
  if (typeof source !== 'string' || !source.startsWith(PICTURE_SCHEME)) return null;
  const picture = await storedPicture(source.slice(PICTURE_SCHEME.length));
  return picture && { address: assetPath(LIBRARIAN_ID, picture.name), width: picture.width };
}
