import type { CustomField } from '@mailwright/contract';
import { createCustomFieldRepository } from '../../modules/contacts/repository.ts';
import type { SeedStep } from '../seed-step.ts';

/** Fields that a platform usually has about the people it writes to. The samples fill previews and test mails. */
const FIELDS: readonly CustomField[] = [
  { name: 'firstName', label: 'First name', sample: 'Maria' },
  { name: 'lastName', label: 'Last name', sample: 'Silva' },
  { name: 'email', label: 'Email', sample: 'maria.silva@example.com' },
  { name: 'phone', label: 'Phone', sample: '+351 210 000 000' },
  { name: 'company', label: 'Company', sample: 'Northwind Coffee' },
  { name: 'jobTitle', label: 'Job title', sample: 'Head of Purchasing' },
  { name: 'city', label: 'City', sample: 'Lisbon' },
  { name: 'country', label: 'Country', sample: 'Portugal' },
  { name: 'birthday', label: 'Birthday', sample: '14 May' },
  { name: 'orderNumber', label: 'Order number', sample: '10482' },
  { name: 'orderTotal', label: 'Order total', sample: '€ 64.90' },
  { name: 'discountCode', label: 'Discount code', sample: 'WELCOME10' },
];

export const customFields: SeedStep = {
  name: '08-custom-fields',
  run: ({ database }) => createCustomFieldRepository(database).add(FIELDS),
};
