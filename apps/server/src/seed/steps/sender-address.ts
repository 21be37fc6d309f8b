import { createCustomFieldRepository } from '../../modules/contacts/repository.ts';
import type { SeedStep } from '../seed-step.ts';

/** The postal address that the sending system puts into mails, among the merge fields. */
export const senderAddress: SeedStep = {
  name: '14-sender-address',
  run: ({ database }) =>
    createCustomFieldRepository(database).add([
      {
        name: 'sender_address',
        label: 'Sender address',
        sample: 'Northwind Coffee, 12 Harbor Street, Lisbon, Portugal',
      },
    ]),
};
