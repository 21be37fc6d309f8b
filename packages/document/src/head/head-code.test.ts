import { expect, test } from 'vitest';
import { generalSettingsSchema } from '../schemas/general-settings-schema.ts';
import { HEAD_CODE_LENGTH, headCodeProblem } from './head-code.ts';

const ALLOWED = [
  '',
  '<style>.a{color:red}</style>',
  '<style type="text/css" media="print">@media print{a{b:c}}</style>\n',
  '<meta name="author" content="Acme">\n<meta name=robots content=noindex />',
  '<link rel="stylesheet" href="https://a.example/a.css">',
  '<script type="application/ld+json">{"@type":"Offer","name":"<b>"}</script>',
  '<meta http-equiv="content-type" content="text/html; charset=utf-8">',
  `<meta http-equiv = ' X-UA-Compatible ' content="IE=edge">`,
  '<link rel="icon" href="">',
  '<meta name="cookie-policy" content="on = off; href=x">',
  '<!-- a note -->\n<!--[if mso]><style>.x{y:z}</style><![endif]-->',
];

test.each(ALLOWED)('%j may stand in the head', (code) => expect(headCodeProblem(code)).toBeNull());

test.each([
  '<script>alert(1)</script>',
  '<script type="text/javascript">alert(1)</script>',
  '<script type="application/ld+json" src="https://a.example/x.js"></script>',
  '<script type="application/ld+json">{}</script><script>x</script>',
  '<script type="application/ld+json">"<!--<script>"</script>',
  '<meta http-equiv="refresh" content="0;url=https://a.example">',
  "<meta http-equiv='Content-Security-Policy' content='x'>",
  '<link rel="stylesheet" href="http://a.example/a.css">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<link rel="stylesheet" href="https://a.example" onload="alert(1)">',
  `<link rel="stylesheet" href="https://a.example" href=' javascript:x'>`,
  '<meta http-equiv="content-type-options" content="x">',
  '<meta http-equiv=&#114;efresh content="0;url=https://a.example">',
  '<base href="https://a.example/">',
  '<style onload="x">a{}</style>',
  '</head><body>',
  '<img src=x onerror=alert(1)>',
  '<style>a{}',
  '<!-- open',
  '<!--> <img src=x>-->',
  'words',
])('%j may not', (code) => expect(headCodeProblem(code)).toBe(1));

test.each(['\u00a0', '\v', '\u2028', '\ufeff'])('what HTML does not take for a blank hides nothing: %j', (sign) => {
  for (const code of [
    `<style${sign}x><img src=y onerror=alert(1)></style>`,
    `<style x=a${sign}y="><img src=x onerror=alert(1)>"></style>`,
    `<script${sign}type="application/ld+json"><img src=x onerror=alert(1)></script>`,
    `<script type="application/ld+json">{}</script${sign}>`,
    `<style>a{}</style${sign}>`,
    `<meta name="a" content="b">${sign}`,
  ]) {
    expect(headCodeProblem(code)).toBe(1);
  }
});

test('the line of what may not stand there is told', () => {
  expect(headCodeProblem('<meta name="a" content="b">\n\n<b>')).toBe(3);
});

test('hostile code takes no time that grows with its square', () => {
  for (const unit of ['<!--', '<style>', '<meta a', ' a="', '<script type="application/ld+json">']) {
    expect(headCodeProblem(unit.repeat(Math.floor(HEAD_CODE_LENGTH / unit.length)))).not.toBeNull();
  }
  // 400 times what is allowed: minutes where the square of it is read, as it was.
  const blanks = ' '.repeat(HEAD_CODE_LENGTH * 400);
  expect(headCodeProblem(`<link href="x href=${blanks}">`)).toBe(1);
  expect(headCodeProblem(`<meta content="href=${blanks}on${blanks}http-equiv=${blanks}">`)).toBeNull();
});

test('settings take code up to 16 KB, fonts by secure addresses, and moments with their zone', () => {
  const { headCode, webFonts, promotion } = generalSettingsSchema.shape;
  expect(headCode.safeParse(`<!--${'a'.repeat(HEAD_CODE_LENGTH - 7)}-->`).success).toBe(true);
  expect(headCode.safeParse(`<!--${'a'.repeat(HEAD_CODE_LENGTH)}-->`).success).toBe(false);
  expect(headCode.safeParse('<script>x</script>').success).toBe(false);
  const font = { name: 'Lato', url: 'https://a.example/l.css', fallback: 'Georgia, serif' };
  expect(webFonts.safeParse([font]).success).toBe(true);
  for (const bad of [{ url: 'http://a.example/l.css' }, { url: 'https://a"' }, { name: "a'b" }, { fallback: 'x;y' }]) {
    expect(webFonts.safeParse([{ ...font, ...bad }]).success).toBe(false);
  }
  expect(webFonts.safeParse(Array(7).fill(font)).success).toBe(false);
  expect(promotion.safeParse({ availabilityEnds: '2026-12-24T23:59:00+01:00' }).success).toBe(true);
  expect(promotion.safeParse({ availabilityEnds: '2026-12-24' }).success).toBe(false);
});
