import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { newId } from '../../apps/server/src/db/new-id.ts';
import { keyHash, newSessionKeys, tokenOf } from '../../apps/server/src/modules/auth/session-keys.ts';
import { createSessionRepository } from '../../apps/server/src/modules/auth/session-repository.ts';
import { createTemplateRepository } from '../../apps/server/src/modules/templates/repository.ts';
import { createBodyComposer } from '../../apps/server/src/modules/templates/update/compose-body.ts';
import { prepareBody } from '../../apps/server/src/modules/versions/prepare-body.ts';
import { addPerson } from '../../apps/server/src/testing/people.ts';
import type { SavedMail } from './mail-of-size.ts';

/** Person who is signed in and has a template of their own. */
export interface Editor {
  readonly name: string;
  readonly sessionId: string;
  readonly token: string;
  readonly templateId: string;
}

/** Signs everybody in and gives each a template, before the server starts. */
export async function addEditors(config: DatabaseConfig, count: number, mail: SavedMail): Promise<Editor[]> {
  const database = openDatabase(config, { exclusive: false });
  await migrate(database);
  const compose = createBodyComposer({ assetBase: () => 'http://localhost', mergeSyntax: '{{ name }}' });
  const editors: Editor[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `P${index}`;
    const userId = await addPerson(database, name);
    const { sessionId, pageSession } = newSessionKeys();
    const token = tokenOf(sessionId);
    const now = Date.now();
    await createSessionRepository(database).add({
      idHash: keyHash(sessionId),
      tokenHash: keyHash(token),
      pageHash: keyHash(pageSession),
      userId,
      createdAt: now,
      usedAt: now,
      device: '',
      origin: 'here',
      address: '127.0.0.1',
    });
    const info = { name: `Mail of ${name}`, description: '', tags: '', preheader: '', categoryIds: [] };
    const body = compose({ components: JSON.parse(mail.json(name, 0)) }, null, info);
    const templateId = newId();
    await createTemplateRepository(database).create({
      ...info,
      id: templateId,
      ownerId: userId,
      isSystem: false,
      type: 'email',
      status: 'draft',
      now,
      body: await prepareBody(body),
    });
    editors.push({ name, sessionId, token, templateId });
  }
  await database.close();
  return editors;
}
