import { createTemplateRepository } from '../../modules/templates/repository.ts';
import { prepareBody } from '../../modules/versions/prepare-body.ts';
import { findTemplatesByText } from '../repository.ts';
import type { SeedContext, SeedStep } from '../seed-step.ts';
import { LIBRARIAN_ID } from './library-owner.ts';

/** Descriptions of earlier releases that broke the rule of the characters, and what they are now. */
const DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['Figures at the top and short numbered items, quick to scan', 'Figures at the top and short numbered items to scan'],
  ['Date, place, guests and programme of an evening', 'Date and place of an evening with its guests and program'],
  [
    'A warm greeting on a winter night, presents and opening hours',
    'A warm greeting on a winter night with presents and opening hours',
  ],
  [
    'A lead story with a picture, two short ones and dates',
    'A lead story with a picture plus two short ones and dates',
  ],
  ['What was ordered, what it costs and where it goes', 'The items of an order with their prices and where they go'],
  ['One button, how long it works, and what to do if it was not you', 'One button and what to do if it was not you'],
  [
    'One product on a dark ground: picture, three reasons, price',
    'One product on a dark ground with three reasons and a price',
  ],
  [
    'A loud offer on a picture, with a countdown, a code and four products',
    'A loud offer with a countdown and a code and four products',
  ],
  [
    'Where the parcel is, when it arrives, and what is inside',
    'Where the parcel is and when it arrives and what is inside',
  ],
  [
    'One question answered by a tap on a face, and why it matters',
    'One question answered by a tap on a face and why it matters',
  ],
  ['A lead story, two more, and a footer', 'A lead story with two more and a footer'],
]);

/** The same of names; copies have them with an ending. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['Welcome, part 1', 'Welcome - part 1'],
  ['Cart reminder, second try', 'Cart reminder - second try'],
  ['Harbour evening', 'Harbor evening'],
]);

const COPY_ENDING = /(?: \(copy\))*$/;

function permitted(name: string): string {
  const ending = COPY_ENDING.exec(name)?.[0] ?? '';
  const renamed = NAMES.get(name.slice(0, name.length - ending.length));
  return renamed === undefined ? name : renamed + ending;
}

/**
 * Step that replaces seeded texts of earlier releases, and their copies, by texts that keep to the rule. Texts of people stay.
 */
export const permittedTexts: SeedStep = {
  name: '10-permitted-texts',
  async run(context) {
    const wanted = { descriptions: [...DESCRIPTIONS.keys()], names: [...NAMES.keys()] };
    for (const id of await findTemplatesByText(context.database, wanted)) await mend(context, id);
  },
};

async function mend({ database, compose }: SeedContext, id: string): Promise<void> {
  const templates = createTemplateRepository(database);
  const record = await templates.find(id, LIBRARIAN_ID);
  if (!record) return;
  const name = permitted(record.name);
  const description = DESCRIPTIONS.get(record.description) ?? record.description;
  const body = name === record.name ? null : await templates.body(id);
  await templates.update({
    id,
    // Neither the order of lists nor who changed it last is another for this.
    userId: record.modifiedBy,
    now: record.modified,
    info: { name, description },
    // A mail carries its name.
    ...(body?.components && {
      body: await prepareBody(compose({}, body, { name, preheader: record.preheader, subject: record.subject })),
      bodyIsDerived: true,
    }),
    guard: () => null,
  });
}
