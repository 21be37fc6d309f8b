import type { CustomField } from '@mailwright/contract';

/**
 * Returns the person of the sample values: name and address when there are such fields, else the first samples; '' when
 * there are none.
 */
export function samplePerson(fields: readonly CustomField[]): string {
  const sample = (name: string) => fields.find((field) => field.name === name)?.sample ?? '';
  const name = [sample('firstName'), sample('lastName')].filter((part) => part !== '').join(' ');
  const email = sample('email');
  if (name !== '' && email !== '') return `${name} (${email})`;
  if (name !== '' || email !== '') return name || email;
  return fields
    .slice(0, 2)
    .map((field) => field.sample)
    .filter((part) => part !== '')
    .join(', ');
}
