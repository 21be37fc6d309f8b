import { endpoints } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { peopleOfText } from './people-of-text.ts';

export function mountSamplePeople({ mount, samplePeople }: ModuleContext): void {
  const rows = endpoints.samplePeople;

  mount(rows.read, async ({ caller }) => answer(200, { people: [...(await samplePeople.list(caller.user.id))] }));

  mount(rows.save, async ({ caller, body }) => {
    await samplePeople.save(caller.user.id, body.people);
    return answer(200, body);
  });

  mount(rows.reset, async ({ caller }) => {
    await samplePeople.reset(caller.user.id);
    return answer(204, undefined);
  });

  mount(rows.fromText, async ({ body }) => answer(200, { people: peopleOfText(body.text) }));
}
