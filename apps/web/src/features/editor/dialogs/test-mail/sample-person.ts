import type { CustomField } from '@mailwright/contract';

/** Who the sample values stand for: name and address where there are such fields, else the first samples; '' without any. */
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
