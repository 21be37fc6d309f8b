import type { SamplePerson, SampleRecord } from '@mailwright/contract';

/** Sample people that everybody starts with: each one is a difficult case for mails. */
export const FIRST_PEOPLE: readonly SamplePerson[] = [
  person('long-name', 'Long name', {
    firstName: 'Maximiliane-Alexandra',
    lastName: 'von Hohenstein-Wittgenstein zu Sayn-Berleburg',
    email: 'maximiliane-alexandra.von-hohenstein-wittgenstein@long-domain-name.example.com',
    company: 'Wittgenstein & Partners International Consulting and Trading Company',
    plan: 'business',
    orderLines: lines(2),
    cart: lines(1),
  }),
  person('missing-fields', 'Missing fields', { email: 'someone@example.com' }),
  person('empty-cart', 'Empty cart', {
    firstName: 'Noah',
    lastName: 'Baker',
    email: 'noah.baker@example.com',
    city: 'Bristol',
    country: 'United Kingdom',
    plan: 'business',
    orderLines: [],
    cart: [],
  }),
  person('many-lines', '12 order lines', {
    firstName: 'Maria',
    lastName: 'Silva',
    email: 'maria.silva@example.com',
    phone: '+351 210 000 000',
    company: 'Northwind Coffee',
    jobTitle: 'Head of Purchasing',
    city: 'Lisbon',
    country: 'Portugal',
    birthday: '14 May',
    orderNumber: '10482',
    orderTotal: '€ 64.90',
    discountCode: 'WELCOME10',
    plan: 'business',
    orderLines: lines(12),
    cart: lines(12),
  }),
  person('right-to-left', 'Right to left', {
    firstName: 'محمد',
    lastName: 'الهاشمي',
    email: 'mohammed@example.com',
    city: 'القاهرة',
    country: 'مصر',
    language: 'ar',
    plan: 'business',
    orderNumber: '10490',
    orderLines: lines(2),
  }),
  person('umlauts', 'Umlauts', {
    firstName: 'Jörg',
    lastName: 'Müßiggänger',
    email: 'joerg@example.com',
    company: 'Bäckerei Süßmaul & Söhne',
    city: 'Köln',
    country: 'Deutschland',
    language: 'de',
    plan: 'business',
    orderTotal: '1.234,50 €',
    orderLines: lines(3),
  }),
  person('free-plan', 'Free plan', {
    firstName: 'Sam',
    lastName: 'Lee',
    email: 'sam.lee@example.com',
    city: 'Austin',
    country: 'United States',
    plan: 'free',
    orderLines: lines(1),
  }),
  person('other-language', 'Other language', {
    firstName: '美咲',
    lastName: '佐藤',
    email: 'misaki.sato@example.com',
    company: '北風珈琲株式会社',
    city: '東京',
    country: '日本',
    language: 'ja',
    plan: 'business',
    orderNumber: '10511',
    orderTotal: '¥ 9,800',
    orderLines: lines(2),
  }),
];

function person(id: string, name: string, values: SampleRecord): SamplePerson {
  return { id, name, values };
}

function lines(count: number): readonly SampleRecord[] {
  const names = ['House blend, 1 kg', 'Paper filters', 'Enamel mug', 'Hand grinder'];
  return Array.from({ length: count }, (_, index) => ({
    name: names[index % names.length] ?? '',
    quantity: (index % 3) + 1,
    price: `€ ${(4.9 + index * 2).toFixed(2)}`,
  }));
}
