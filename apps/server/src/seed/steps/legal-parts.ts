import { type DocumentNode, walkNodes } from '@mailwright/document';
import { createTemplateRepository } from '../../modules/templates/repository.ts';
import { prepareBody } from '../../modules/versions/prepare-body.ts';
import { LIBRARY } from '../content/library.ts';
import type { SeedContext, SeedStep } from '../seed-step.ts';
import { composeMail } from '../stored-mail.ts';
import { LIBRARIAN_ID } from './library-owner.ts';
import { storePictures } from './pictures.ts';

/**
 * Step that adds the purpose and the place of the sender's address to the designs of a library that an earlier release made.
 * Designs that
 * somebody has changed stay as they are.
 */
export const legalParts: SeedStep = {
  name: '13-legal-parts',
  async run(context) {
    const templates = createTemplateRepository(context.database);
    const { templates: stored } = await templates.list({
      scope: { kind: 'system', statuses: ['published'] },
      viewerId: LIBRARIAN_ID,
      type: 'email',
      sort: 'name',
      direction: 'asc',
      limit: 100,
      offset: 0,
    });
    const designs = new Map(LIBRARY.flatMap(({ mails }) => mails).map((mail) => [mail.name, mail]));
    const untouched = stored.filter(
      ({ ownerId, modifiedBy }) => ownerId === LIBRARIAN_ID && modifiedBy === LIBRARIAN_ID,
    );
    const bodies = await templates.bodies(untouched.map(({ id }) => id));
    for (const { id, name, modified } of untouched) {
      const [mail, body] = [designs.get(name), bodies.get(id)];
      if (!mail || !body) continue;
      await templates.update({
        id,
        userId: LIBRARIAN_ID,
        // Lists are ordered by it, and the order is the library's.
        now: modified,
        info: { purpose: mail.purpose ?? 'marketing' },
        ...(!saysAddress(body.components) && { body: await prepareBody(await composed(context, mail)) }),
        guard: () => null,
      });
    }
  },
};

async function composed(context: SeedContext, mail: Parameters<typeof composeMail>[1]) {
  await storePictures(context);
  return composeMail(context, mail);
}

function saysAddress(components: Readonly<Record<string, unknown>> | null): boolean {
  let says = false;
  walkNodes((components?.nodes ?? []) as readonly DocumentNode[], ({ props }) => {
    says ||= props.postalAddress === true;
  });
  return says;
}
