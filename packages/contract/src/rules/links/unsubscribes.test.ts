import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../profiles/profiles.ts';
import { placeParameters } from './place-parameters.ts';
import { unsubscribes } from './unsubscribes.ts';

const LABELS = [
  'Unsubscribe',
  'Click here to opt out',
  'Newsletter abmelden',
  'Hier abbestellen',
  'Aus der Liste austragen',
  'Darse de baja',
  'Date de baja aquí',
  'Cancelar la suscripción',
  'Se désabonner',
  'Se désinscrire de la liste',
  "Annuler l'abonnement",
  'Cancelar a subscrição',
  'Descadastrar',
  'Disiscriviti',
  'Annulla l’iscrizione',
  'Uitschrijven',
  'Frameld nyhedsbrev',
  'Wypisz się',
  'Remove me from this list',
  'Stop receiving these emails',
  'Отписаться от рассылки',
  'Відписатися',
  'Διαγραφή από τη λίστα',
  'Abonelikten çık',
  'إلغاء الاشتراك',
  'להסרה מרשימת התפוצה',
  'メールの配信停止はこちら',
  '退订',
  '수신거부',
  'ยกเลิกการรับข่าวสาร',
  'Hủy đăng ký',
  'Berhenti berlangganan',
];

const ADDRESSES = [
  'https://a.example/unsubscribe?u=1',
  'https://a.example/opt-out/1',
  'https://a.example/newsletter/abmelden?t=x',
  'https://a.example/abbestellung',
  'https://a.example/darse-de-baja/1',
  'https://a.example/baja?u=1',
  'https://a.example/cancelar_suscripcion',
  'https://a.example/d%C3%A9sabonnement',
  'https://a.example/desinscription?u=1',
  'https://a.example/disiscrizione',
  'https://a.example/uitschrijven',
  'https://a.example/%E0?unsub=1',
];

describe('a link to unsubscribe by', () => {
  it.each(LABELS)('is told by its words: %s', (words) => {
    expect(unsubscribes('https://a.example/l?id=1', words)).toBe(true);
    expect(placeParameters('https://a.example/l?id=1', [{ name: 'a', value: 'b' }], words)).toBe(
      'https://a.example/l?id=1',
    );
  });

  it.each(ADDRESSES)('is told by its address: %s', (address) => {
    expect(placeParameters(address, [{ name: 'a', value: 'b' }])).toBe(address);
  });

  it.each(PROFILES.flatMap(({ special }) => special?.unsubscribe ?? []).filter((tag) => !tag.includes('<%asm')))(
    'is told by the tag of a system, unless it is only a field: %s',
    (tag) => expect(placeParameters(`https://a.example/${tag}`, [])).toBe(`https://a.example/${tag}`),
  );

  it.each([
    ['https://shop.example/baja-california', 'Hotels in Baja California'],
    ['https://shop.example/adopt-outdoor-cats', 'Adopt outdoor cats'],
    ['https://shop.example/anmelden', 'Jetzt anmelden'],
    ['https://shop.example/suscribete', 'Suscríbete'],
    ['https://shop.example/abonnement', "S'abonner"],
    ['https://shop.example/subscribe', 'Subscribe'],
    ['https://shop.example/stop', 'Do not stop at one'],
    ['https://shop.example/leave', 'Leave the city behind'],
    ['https://shop.example/a', '配信開始'],
    ['https://shop.example/b', 'Подписаться'],
    ['https://shop.example/', 'Low options in stock'],
  ])('is none of these: %s', (address, words) => {
    expect(unsubscribes(address, words)).toBe(false);
  });

  it('takes no time that grows with its square', () => {
    expect(unsubscribes(`https://a.example/${'cancelar '.repeat(400_000)}`, 'annulla '.repeat(400_000))).toBe(false);
  });
});
