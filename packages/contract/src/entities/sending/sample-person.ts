import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { isFieldName } from '../../rules/conditions/field-name.ts';
import type { SampleRecord } from '../../rules/conditions/sample-value.ts';
import { entityId } from '../wire.ts';

const { samplePeople: limits } = LIMITS;

const fieldName = z
  .string()
  .max(limits.fieldName)
  .refine(isFieldName, { error: 'Field names are letters, digits, _ . : and -.' })
  .refine((name) => name !== '__proto__');

const single = z.union([z.string().max(limits.value), z.number(), z.boolean(), z.null()]);

function fieldsOf<Value extends z.ZodType>(value: Value) {
  return z
    .record(fieldName, value)
    .refine((fields) => Object.keys(fields).length <= limits.fields, { error: `At most ${limits.fields} fields.` });
}

const values: z.ZodType<SampleRecord> = fieldsOf(z.union([single, z.array(fieldsOf(single)).max(limits.records)]));

/** Somebody that previews and test mails are made for; a field the person has not got is not there. */
export const samplePerson = z.object({
  id: entityId,
  name: z.string().trim().min(1).max(limits.name),
  values,
});

const people = z
  .array(samplePerson)
  .max(limits.perPerson)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'Each person has an id of their own.',
  });

export const samplePeople = z.object({ people });

export const readSamplePeopleRequest = z.object({ text: z.string().max(limits.text) });

export type SamplePerson = z.infer<typeof samplePerson>;
