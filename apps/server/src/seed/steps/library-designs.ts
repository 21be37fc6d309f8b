import { createTemplateRepository } from '../../modules/templates/repository.ts';
import { prepareBody } from '../../modules/versions/prepare-body.ts';
import { BASIC_LAYOUTS } from '../content/layouts.ts';
import { LIBRARY } from '../content/library.ts';
import type { SeedStep } from '../seed-step.ts';
import { composeMail } from '../stored-mail.ts';
import { LIBRARIAN_ID } from './library-owner.ts';
import { storePictures } from './pictures.ts';

/** Brings the designs of today to a library made by an earlier release. What somebody has changed stays as it is. */
export const libraryDesigns: SeedStep = {
  name: '09-library-designs',
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
    const untouched = stored.filter(
      ({ ownerId, modifiedBy }) => ownerId === LIBRARIAN_ID && modifiedBy === LIBRARIAN_ID,
    );
    const bodies = await templates.bodies(untouched.map(({ id }) => id));
    let isDrawn = false;
    for (const mail of [...BASIC_LAYOUTS, ...LIBRARY.flatMap(({ mails }) => mails)]) {
      const template = untouched.find(({ name }) => name === mail.name);
      if (!template) continue;
      const body = await composeMail(context, mail);
      if (bodies.get(template.id)?.html === body.html) continue;
      if (!isDrawn) await storePictures(context);
      isDrawn = true;
      await templates.update({
        id: template.id,
        userId: LIBRARIAN_ID,
        // Lists are ordered by it, and the order is the library's.
        now: template.modified,
        info: { description: mail.description, tags: mail.tags, preheader: mail.preheader },
        body: await prepareBody(body),
        guard: () => null,
      });
    }
  },
};
