import { endpoints, LIMITS, type SamplePerson } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { read, save, reset, fromText } = endpoints.samplePeople;

const EVA: SamplePerson = {
  id: 'eva',
  name: 'Eva',
  values: { firstName: 'Eva', visits: 3, isNew: true, city: null, orderLines: [{ name: 'Mug', quantity: 2 }] },
};

describeOnBoth('sample people', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  const people = async (who: TestClient) => (await who.ok(read, {})).people;

  test('are eight to begin with, each of another kind', async () => {
    const first = await people(anna);
    expect(first.map(({ name }) => name)).toEqual([
      'Long name',
      'Missing fields',
      'Empty cart',
      '12 order lines',
      'Right to left',
      'Umlauts',
      'Free plan',
      'Other language',
    ]);
    expect(first[1]?.values).toEqual({ email: 'someone@example.com' });
    expect(first[2]?.values.cart).toEqual([]);
    expect(first[3]?.values.orderLines).toHaveLength(12);
    // They can be stored as they are.
    await anna.ok(save, { body: { people: first } });
    expect(await people(anna)).toEqual(first);
  });

  test('are changed as one list, for nobody else, and come back when they are reset', async () => {
    const ben = await server.person('Ben');
    expect((await anna.ok(save, { body: { people: [EVA] } })).people).toEqual([EVA]);
    expect(await people(anna)).toEqual([EVA]);
    expect(await people(ben)).toHaveLength(8);
    await anna.ok(save, { body: { people: [] } });
    expect(await people(anna)).toEqual([]);
    await anna.ok(reset, {});
    expect(await people(anna)).toHaveLength(8);
  });

  test.each([
    ['two of one id', [EVA, EVA]],
    ['nobody’s name', [{ ...EVA, name: ' ' }]],
    ['a field that could be markup', [{ ...EVA, values: { '<b>': 'x' } }]],
    ['a value that is too long', [{ ...EVA, values: { a: 'x'.repeat(LIMITS.samplePeople.value + 1) } }]],
    ['lists in lists', [{ ...EVA, values: { a: [{ b: [{ c: 1 }] }] } }]],
    ['too many', Array.from({ length: LIMITS.samplePeople.perPerson + 1 }, (_, n) => ({ ...EVA, id: String(n) }))],
  ])('are refused with %s, and those there are stay', async (_what, bad) => {
    await anna.ok(save, { body: { people: [EVA] } });
    expect(await anna.refused(save, { body: { people: bad } })).toMatchObject({ status: 400 });
    expect(await people(anna)).toEqual([EVA]);
  });

  test('are read from a table, an empty cell being a field that is not there', async () => {
    const text = 'name;firstName;city\n"Mrs; Eva";Eva;\nBen;Ben;"Köln ""am Rhein"""\n';
    const found = (await anna.ok(fromText, { body: { text } })).people;
    expect(found.map(({ name, values }) => ({ name, values }))).toEqual([
      { name: 'Mrs; Eva', values: { name: 'Mrs; Eva', firstName: 'Eva' } },
      { name: 'Ben', values: { name: 'Ben', firstName: 'Ben', city: 'Köln "am Rhein"' } },
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    // Nothing is stored by reading.
    expect(await people(anna)).toHaveLength(8);
  });

  test('are read from JSON, with lists', async () => {
    const text = JSON.stringify([{ firstName: 'Eva', lastName: 'Lind', orderLines: [{ name: 'Mug' }] }, {}]);
    const found = (await anna.ok(fromText, { body: { text } })).people;
    expect(found.map(({ name }) => name)).toEqual(['Eva Lind', 'Person 2']);
    expect(found[0]?.values.orderLines).toEqual([{ name: 'Mug' }]);
  });

  test('keep yes and no, from a table as from JSON', async () => {
    const table = 'firstName,vip,blocked,note\nEva,TRUE,false,not true\n';
    const [eva] = (await anna.ok(fromText, { body: { text: table } })).people;
    expect(eva?.values).toEqual({ firstName: 'Eva', vip: true, blocked: false, note: 'not true' });
    const text = JSON.stringify([eva?.values]);
    expect((await anna.ok(fromText, { body: { text } })).people[0]?.values).toEqual(eva?.values);
  });

  test('of a table as wide as it is long are refused before rows and columns meet', async () => {
    const text = `${','.repeat(49_000)}a\n${'b\n'.repeat(70_000)}`;
    const refusal = await anna.refused(fromText, { body: { text } });
    expect(refusal).toMatchObject({
      status: 400,
      details: [{ message: expect.stringContaining('At most 50 people') }],
    });
    const few = `${'a,'.repeat(90_000)}a\n${'b\n'.repeat(50)}`;
    expect((await anna.refused(fromText, { body: { text: few } })).details?.[0]?.message).toContain('90001 columns');
  });

  test.each([
    ['', 'Paste a table or JSON first.'],
    ['[{"a": ', 'This is no JSON'],
    ['[1, 2]', 'JSON has to be a list of objects'],
    ['firstName,city', 'There is nobody in this text.'],
    ['a,b\n"open,1', 'a quotation mark in it is not closed'],
    ['<b>,c\n1,2', 'Row 1, <b>'],
    [`${'a,'.repeat(100)}a\nx`, 'At most 100 fields; this table has 101 columns.'],
    [`a\n${'x\n'.repeat(51)}`, 'At most 50 people can be kept; this text has more.'],
  ])('cannot be read from %j, and the answer says why', async (text, sentence) => {
    const refusal = await anna.refused(fromText, { body: { text } });
    expect(refusal).toMatchObject({
      status: 400,
      error: expect.stringContaining(sentence),
      details: [{ path: 'text', message: expect.stringContaining(sentence) }],
    });
  });
});
