import { endpoints, LIMITS, type SamplePerson, type SampleRecord } from '@mailwright/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';

/**
 * Returns people from a table whose first row names the fields, or from JSON with one object each, which may contain lists of
 * objects.
 */
export function peopleOfText(text: string): SamplePerson[] {
  const words = text.replace(/^\uFEFF/, '').trim();
  if (words === '') throw refused('Paste a table or JSON first.');
  const records = /^[[{]/.test(words) ? recordsOfJson(words) : recordsOfTable(words);
  const people = records.map((values, index) => ({ id: newId(), name: nameOf(values, index), values }));
  const read = endpoints.samplePeople.save.body.safeParse({ people });
  if (read.success) return read.data.people;
  const [{ path = [], message = '' } = {}] = read.error.issues;
  const field = path.slice(3).join(', ');
  throw refused(`Row ${Number(path[1] ?? 0) + 1}${field && `, ${field}`}: ${message}`);
}

function recordsOfJson(text: string): readonly SampleRecord[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refused(`This is no JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`);
  }
  const list = Array.isArray(value) ? value : [value];
  if (!list.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))) {
    throw refused('JSON has to be a list of objects, one for each person.');
  }
  requireFitting(list.length);
  return list;
}

/** Throws when there is nobody, or too many people, before any is made. */
function requireFitting(people: number): void {
  if (people === 0) throw refused('There is nobody in this text.');
  const { perPerson } = LIMITS.samplePeople;
  if (people > perPerson) throw refused(`At most ${perPerson} people can be kept; this text has more.`);
}

function recordsOfTable(text: string): readonly SampleRecord[] {
  const [first = ''] = text.split('\n');
  const delimiter = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ',';
  const { fields, perPerson } = LIMITS.samplePeople;
  // Not more than it takes to see that there are too many: short rows after a wide one are slow to read.
  const to = perPerson + 2;
  let rows: string[][];
  try {
    rows = parse(text, { delimiter, to, trim: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused('This table cannot be read: a quotation mark in it is not closed, or stands in the wrong place.');
  }
  const [names = [], ...others] = rows;
  requireFitting(others.length);
  if (names.length > fields) throw refused(`At most ${fields} fields; this table has ${names.length} columns.`);
  // An empty cell is a field that this person has not got.
  return others.map((row) =>
    Object.fromEntries(names.flatMap((name, index) => (name && row[index] ? [[name, ofCell(row[index])]] : []))),
  );
}

/** Returns the value of a cell; true and false as spreadsheets write them become booleans. */
function ofCell(cell: string): string | boolean {
  if (/^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  return cell;
}

function nameOf(values: SampleRecord, index: number): string {
  const text = (field: string) => (typeof values[field] === 'string' ? values[field].trim() : '');
  const whole = [text('firstName'), text('lastName')].filter(Boolean).join(' ');
  const name = text('name') || whole || text('email') || `Person ${index + 1}`;
  return name.slice(0, LIMITS.samplePeople.name);
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { sentence: message, details: [{ path: 'text', message }] });
}
